// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/projectroot.h"
#include "models/check/folder/ruletexts.h"
#include "models/check/folder/siblinghandoffs.h"
#include "models/check/report/rulecontext.h"
#include "models/disk/checkeddisk.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"
#include "models/strings/pathstrings.h"
#include "models/strings/placeholderformat.h"
#include "models/values/placeholdertext.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule depends-on: each session that the texts name (separated by commas) must have a folder in
/// `sessions`, searched from the project's folder. `several` is the message for a text with other
/// separators. With `itself`, a separate finding reports the document's own session, which the text
/// at `session` names. With `cycle`, another one reports a named session that waits for the own one
/// in turn.
class DependsOnRule final : public Rule
{
public:
    DependsOnRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    /// The session that the document names, else the one whose folder contains it.
    [[nodiscard]] QString ownSession(const RuleContext &context) const;
    void addItself(const RuleContext &context, FindingList &findings) const;
    void addCycle(const RuleContext &context, FindingList &findings, const QString &sessions) const;

    RuleTexts m_places;
    ProjectRoot m_root;
    QString m_sessions;
    QString m_several;
    JsonPointer m_session; ///< root if the own session is not checked
    SideRule m_itself;
    SideRule m_cycle;
};

/// The session names in @p text.
QStringList namesIn(const QString &text)
{
    QStringList names;
    for (const QString &part : text.split(u',')) {
        const QString name = part.trimmed();
        if (!name.isEmpty() && !isPlaceholder(name)) {
            names.append(name);
        }
    }
    return names;
}

/// True if @p name consists of several names with separators other than commas.
bool isSeveral(const QString &name)
{
    static const QRegularExpression between(u"[\\s;|]"_s);
    return name.contains(between);
}

/// The shortest path from @p start to @p goal, including both; empty if there is none.
QStringList wayTo(const QString &goal, const QString &start,
                  const QHash<QString, QStringList> &awaited)
{
    QHash<QString, QString> before{{start, QString()}};
    QStringList front{start};
    while (!front.isEmpty() && !before.contains(goal)) {
        QStringList behind;
        for (const QString &session : front) {
            for (const QString &next : awaited.value(session)) {
                if (!before.contains(next)) {
                    before.insert(next, session);
                    behind.append(next);
                }
            }
        }
        front = behind;
    }
    QStringList way;
    for (QString at = before.contains(goal) ? goal : QString(); !at.isEmpty();
         at = before.value(at)) {
        way.prepend(at);
    }
    return way;
}

DependsOnRule::DependsOnRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_places(settings)
    , m_root(settings[u"root"])
    , m_sessions(settings.requiredText(u"sessions"))
    , m_several(settings[u"several"].text())
    , m_session(settings[u"itself"][u"session"].pointer())
    , m_itself(also(settings[u"itself"]))
    , m_cycle(also(settings[u"cycle"]))
{
}

void DependsOnRule::apply(const RuleContext &context, FindingList &findings) const
{
    if (m_places.in(context.tree).empty()) {
        return;
    }
    if (!m_itself.id.isEmpty()) {
        addItself(context, findings);
    }
    constexpr auto notNoted = CheckedDisk::Noted::No;
    const QString root =
        context.settings.touchesDisk ? m_root.of(context.settings.filePath) : QString();
    const QString sessions = root + u'/' + m_sessions;
    if (root.isEmpty() || !CheckedDisk::at(sessions, notNoted).exists()) {
        return;
    }
    if (!m_cycle.id.isEmpty()) {
        addCycle(context, findings, sessions);
    }
    const QString own = ownSession(context);
    for (const RuleTexts::Match &place : m_places.in(context.tree)) {
        for (const QString &name : namesIn(place.text)) {
            const bool isName = !name.contains(u'/') && !name.startsWith(u'.');
            if (name != own
                && !(isName && CheckedDisk::at(sessions + u'/' + name, notNoted).isDir())) {
                const bool isOneOfSeveral = !m_several.isEmpty() && isSeveral(name);
                const QString said = isOneOfSeveral
                    ? filled(words(m_several), {{u"actual"_s, name}})
                    : message({{u"actual"_s, name}});
                findings.add(place.node, id(), severity(), said).finding.actual = name;
            }
        }
    }
}

void DependsOnRule::addCycle(const RuleContext &context, FindingList &findings,
                             const QString &sessions) const
{
    const QString own = ownSession(context);
    const auto places = m_places.in(context.tree);
    if (own.isEmpty() || places.empty()) {
        return;
    }
    const QString file = lastNameOf(context.settings.filePath);
    QHash<QString, QStringList> awaited;
    const auto requests = handoffsIn({sessions, file}, context.pack);
    for (const FolderHandoff &request : *requests) {
        const QString &session = request.links.session;
        awaited[session.isEmpty() ? firstNameOf(request.file) : session] += request.links.dependsOn;
    }
    for (const RuleTexts::Match &place : places) {
        for (const QString &name : namesIn(place.text)) {
            const QStringList way = name == own ? QStringList() : wayTo(own, name, awaited);
            if (!way.isEmpty()) {
                const QString circle = (QStringList{own} + way).join(u" → "_s);
                findings
                    .add(place.node, m_cycle.id, severity(),
                         filled(words(m_cycle.message), {{u"actual"_s, circle}}))
                    .finding.actual = circle;
                break;
            }
        }
    }
}

QString DependsOnRule::ownSession(const RuleContext &context) const
{
    if (m_itself.id.isEmpty()) {
        return {};
    }
    const NodeId own = context.tree.find(m_session);
    const QString name = own == noNode ? QString() : context.tree.at(own).text.trimmed();
    if (!name.isEmpty()) {
        return name;
    }
    const QString root =
        context.settings.touchesDisk ? m_root.of(context.settings.filePath) : QString();
    const QString within = root + u'/' + m_sessions;
    const bool isSession = !root.isEmpty() && isBelow(context.settings.filePath, within);
    return isSession ? firstNameOf(relativeTo(context.settings.filePath, within)) : QString();
}

void DependsOnRule::addItself(const RuleContext &context, FindingList &findings) const
{
    const QString name = ownSession(context);
    for (const RuleTexts::Match &place : m_places.in(context.tree)) {
        if (!name.isEmpty() && namesIn(place.text).contains(name)) {
            findings
                .add(place.node, m_itself.id, severity(),
                     filled(words(m_itself.message), {{u"actual"_s, name}}))
                .finding.actual = name;
        }
    }
}

const RegisteredRule<DependsOnRule> dependsOnRule(u"depends-on"_s);

} // namespace

} // namespace baton
