// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/pathcontainment.h"
#include "models/check/folder/ruletexts.h"
#include "models/check/folder/sessionpaths.h"
#include "models/check/report/rulecontext.h"
#include "models/disk/checkeddisk.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"
#include "models/strings/pathstrings.h"
#include "models/values/placeholdertext.h"
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule path-exists: the files that texts name must exist, relative to the folder of the document,
/// session or project. With `in-session: true`, only paths inside an available session are checked;
/// with `pattern`, only texts that match it. With `moved: true`, every text names a folder, which
/// may be anywhere around the document.
class PathExistsRule final : public Rule
{
public:
    PathExistsRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    [[nodiscard]] bool isPath(const QString &text) const;
    [[nodiscard]] bool isThere(const QString &path) const;
    [[nodiscard]] QStringList candidates(const QString &text, const QString &filePath) const;

    RuleTexts m_places;
    QString m_within;
    ProjectRoot m_root;
    QRegularExpression m_pattern;
    bool m_isInSession;
    bool m_isFile;   ///< folders do not count
    bool m_isInside; ///< skips paths outside the root, which another rule reports
    bool m_isMoved;  ///< the folder may have been moved together with its documents
};

bool isNoPath(const QString &text)
{
    return text.trimmed().isEmpty() || text.contains("://"_L1) || isPlaceholder(text);
}

/// False for a path with characters that a person or a shell must interpret.
bool isPlain(const QString &path)
{
    static const QString special = u"*?\"<>|\n"_s;
    return std::ranges::none_of(path, [](QChar c) { return special.contains(c); });
}

/// True if the folder of @p filePath has the last name of @p path, or if that name exists in the
/// folder or in one above it.
bool isAround(const QString &path, const QString &filePath)
{
    const QString name = lastNameOf(QDir::cleanPath(path));
    const auto isIt = [&name](const QString &folder) {
        return folder.endsWith(u'/' + name) || CheckedDisk::at(folder + u'/' + name).exists();
    };
    return !CheckedDisk::nearest(parentOf(filePath), isIt).isEmpty();
}

PathExistsRule::PathExistsRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_places(settings)
    , m_within(settings[u"within"].text())
    , m_root(settings[u"root"])
    , m_pattern(settings[u"pattern"].pattern())
    , m_isInSession(settings[u"in-session"].boolean(false))
    , m_isFile(settings[u"file"].boolean(false))
    , m_isInside(settings[u"inside"].boolean(false))
    , m_isMoved(settings[u"moved"].boolean(false))
{
}

void PathExistsRule::apply(const RuleContext &context, FindingList &findings) const
{
    const QString &filePath = context.settings.filePath;
    if (!context.settings.touchesDisk || (m_isMoved && filePath.isEmpty())) {
        return;
    }
    for (const RuleTexts::Match &place : m_places.in(context.tree)) {
        if (!isPath(place.text) || (m_isInside && escapesProject(place.text, m_root, filePath))) {
            continue;
        }
        const QStringList paths = candidates(place.text.trimmed(), filePath);
        // A new document may name the file that it will be saved as.
        if (paths.isEmpty() || paths.contains(filePath)
            || std::ranges::any_of(paths, [this](const QString &path) { return isThere(path); })
            || (m_isMoved && isAround(paths.front(), filePath))) {
            continue;
        }
        PendingFinding &judged =
            findings.add(place.node, id(), severity(), message({{u"actual"_s, place.text}}));
        judged.finding.actual = place.text;
        judged.isAboutKey = place.isKey;
        judged.isAboutFolder = m_isMoved;
        if (place.isKey) {
            findings.setRange(judged.finding, context.tree.at(place.node).keyRange);
        }
    }
}

bool PathExistsRule::isPath(const QString &text) const
{
    return !isNoPath(text) && (m_isMoved || isPlain(text))
        && (m_pattern.pattern().isEmpty() || m_pattern.match(text.trimmed()).hasMatch());
}

bool PathExistsRule::isThere(const QString &path) const
{
    const QFileInfo info = CheckedDisk::at(path);
    return info.exists() && !(m_isFile && info.isDir());
}

QStringList PathExistsRule::candidates(const QString &text, const QString &filePath) const
{
    const QString session = sessionFolder(filePath, m_within);
    QStringList paths{resolvedPath(text, filePath, m_within)};
    if (!filePath.isEmpty() && QDir::isRelativePath(text) && !text.startsWith(u'{')) {
        if (!session.isEmpty()) {
            paths.append(QDir::cleanPath(session + u'/' + text));
        }
        // If nothing marks the project root, a path that exists relative to any folder above is
        // accepted.
        paths += m_root.placesOf(text, filePath);
    }
    paths.removeIf([&](const QString &path) {
        return path.isEmpty() || !CheckedDisk::maySee(path, CheckedDisk::Noted::No)
            || (m_isInSession && (session.isEmpty() || !isBelow(path, session)));
    });
    return paths;
}

const RegisteredRule<PathExistsRule> pathExistsRule(u"path-exists"_s);

} // namespace

} // namespace baton
