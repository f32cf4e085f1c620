// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/fixes/fixplanner.h"
#include "models/check/folder/ruletexts.h"
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"
#include "models/strings/pathstrings.h"
#include "models/values/placeholdertext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule other-session: no path may lead into the folder of a session other than the one named at
/// `session` and the one that contains the document.
class OtherSessionRule final : public Rule
{
public:
    OtherSessionRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    [[nodiscard]] QStringList ownSessions(const RuleContext &context) const;

    RuleTexts m_places;
    JsonPointer m_session;
};

/// The name of a session folder in a path, and its offset.
struct NamedSession
{
    qsizetype at = 0;
    QString name; ///< empty if the path leads into no session
};

/// True for the name of a single session, which contains digits from its start time. False for
/// "..", "archive", "*" and "$SESSION_ID".
bool isOfOneSession(const QString &name)
{
    constexpr QStringView filledIn = u"$*?{}";
    return std::ranges::any_of(name, [](QChar letter) { return letter.isDigit(); })
        && std::ranges::none_of(name, [&](QChar letter) { return filledIn.contains(letter); });
}

NamedSession sessionNamedIn(const QString &path, const SessionLayouts &layouts)
{
    for (const SessionLayout *layout : layouts) {
        const QString around = layout->within + u'/';
        const qsizetype found = layout->within.isEmpty() ? -1 : path.indexOf(around);
        if (found < 0 || (found > 0 && path[found - 1] != u'/')) {
            continue;
        }
        const qsizetype at = found + around.size();
        const qsizetype end = path.indexOf(u'/', at);
        const QString name = end < 0 ? QString() : path.sliced(at, end - at);
        if (layout->isFolderName(name) && isOfOneSession(name)) {
            return {at, name};
        }
    }
    return {};
}

OtherSessionRule::OtherSessionRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_places(settings)
    , m_session(settings[u"session"].pointer())
{
}

/// The names of the document's session: the one it states, and the one of its folder.
QStringList OtherSessionRule::ownSessions(const RuleContext &context) const
{
    QStringList names;
    const NodeId node = context.tree.find(m_session);
    if (node != noNode) {
        names.append(context.tree.at(context.tree.resolved(node)).text.trimmed());
    }
    const SessionFolderMatch around =
        sessionAround(context.pack.sessionLayouts(), context.settings.filePath);
    names.append(around.layout ? lastNameOf(around.folder) : QString());
    names.removeAll(QString());
    return names;
}

void OtherSessionRule::apply(const RuleContext &context, FindingList &findings) const
{
    const SessionLayouts layouts = context.pack.sessionLayouts();
    for (const RuleTexts::Match &place : m_places.in(context.tree)) {
        const auto [at, name] = sessionNamedIn(place.text, layouts);
        if (name.isEmpty() || isPlaceholder(name)) {
            continue;
        }
        const QStringList own = ownSessions(context);
        if (own.isEmpty() || own.contains(name)) {
            continue;
        }
        PendingFinding &judged =
            findings.add(place.node, id(), severity(),
                         message({{u"actual"_s, place.text}, {u"session"_s, name}}));
        judged.finding.actual = place.text;
        judged.finding.expected = QString(place.text).replace(at, name.size(), own.front());
        if (std::optional<Fix> fix =
                context.fixer.set(place.node, judged.finding.expected, true, false)) {
            //: a fix: let the path lead into the folder of the document's own session
            fix->title = QCoreApplication::translate("baton::Rule", "Use its own session");
            judged.finding.fixes.push_back(std::move(*fix));
        }
    }
}

const RegisteredRule<OtherSessionRule> otherSessionRule(u"other-session"_s);

} // namespace

} // namespace baton
