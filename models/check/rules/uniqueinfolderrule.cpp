// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/sessionpaths.h"
#include "models/check/folder/siblinghandoffs.h"
#include "models/check/report/rulecontext.h"
#include "models/disk/checkeddisk.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"
#include "models/strings/pathstrings.h"
#include "models/values/placeholdertext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule unique-in-folder: no other handoff of the protocol in the document's folder may have the
/// same values at `pointers`. With `within`, checks only folders of that name. With `sessions`,
/// each document has its own subfolder in a folder of that name. Then the files of the same name in
/// the other subfolders are compared, and files of the same format and a similar name beside the
/// document; a file in another format may have been extracted from it. Documents with a value of
/// `repeatable` at one of `pointers` are not compared.
class UniqueInFolderRule final : public Rule
{
public:
    UniqueInFolderRule(const PackNode &settings, const PackTexts &texts);
    [[nodiscard]] std::vector<JsonPointer> compared() const override { return m_pointers; }
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    [[nodiscard]] QStringList othersWith(const QStringList &values,
                                         const RuleContext &context) const;

    std::vector<JsonPointer> m_pointers;
    QString m_within;
    QString m_sessions;
    QStringList m_repeatable;
};

UniqueInFolderRule::UniqueInFolderRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_pointers(settings[u"pointers"].pointers())
    , m_within(settings[u"within"].text())
    , m_sessions(settings[u"sessions"].text())
    , m_repeatable(settings[u"repeatable"].texts())
{
}

void UniqueInFolderRule::apply(const RuleContext &context, FindingList &findings) const
{
    const QString &path = context.settings.filePath;
    const QStringView folder = parentOf(QStringView(path));
    const QStringView sessions = parentOf(folder);
    const bool isElsewhere = (!m_within.isEmpty() && sessionFolder(path, m_within).isEmpty())
        || (!m_sessions.isEmpty() && !endsWithNames(sessions, m_sessions));
    if (!context.settings.touchesDisk || path.isEmpty() || isElsewhere) {
        return;
    }
    const QStringList values = valuesAt(context.tree, m_pointers);
    const auto isSkipped = [this](const QString &text) {
        return text.isEmpty() || isPlaceholder(text) || m_repeatable.contains(text);
    };
    if (values.isEmpty() || std::ranges::any_of(values, isSkipped)) {
        return;
    }
    const QStringList others = othersWith(values, context);
    if (others.isEmpty()) {
        return;
    }
    PendingFinding &judged =
        findings.add(context.tree.find(m_pointers.front()), id(), severity(),
                     message({{u"actual"_s, values.front()}, {u"file"_s, others.front()}}));
    judged.finding.actual = values.front();
}

/// The other files with the values @p values.
QStringList UniqueInFolderRule::othersWith(const QStringList &values,
                                           const RuleContext &context) const
{
    const QString &path = context.settings.filePath;
    const QString name = lastNameOf(path);
    const FilesOf here{parentOf(path)};
    if (m_sessions.isEmpty()) {
        QStringList others = filesWith(here, context.pack, m_pointers, values);
        others.removeAll(name);
        return others;
    }
    const FilesOf beside{parentOf(here.folder), name};
    QStringList others = filesWith(beside, context.pack, m_pointers, values);
    others.removeAll(relativeTo(path, beside.folder));
    // Other files of the session, such as a report that quotes the request, are not duplicates.
    const auto word = std::ranges::find_if_not(name, [](QChar c) { return c.isLetter(); });
    const QString alike = name.first(word - name.begin()) + u"*."_s + name.section(u'.', -1);
    QStringList own;
    for (const QFileInfo &entry : CheckedDisk::entries(here.folder, QDir::Files, {alike})) {
        own.append(entry.fileName());
    }
    if (own.size() > 1) { // rarely true, so the index of the folder is rarely needed
        for (const QString &file : filesWith(here, context.pack, m_pointers, values)) {
            others += file != name && own.contains(file) ? QStringList{file} : QStringList();
        }
    }
    return others;
}

const RegisteredRule<UniqueInFolderRule> uniqueInFolderRule(u"unique-in-folder"_s);

} // namespace

} // namespace baton
