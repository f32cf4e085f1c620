// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/routingfacts.h"
#include "models/check/folder/siblinghandoffs.h"
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"
#include "models/strings/joinedparts.h"
#include "models/strings/pathstrings.h"
#include "models/strings/placeholderformat.h"
#include "models/values/emptyvaluewords.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule chain: a chain of the protocol must contain the step from the agent at `previous` to
/// `agent`, and the step to the agent at `next`. Ignores missing names, the document's own
/// producer, and the texts in `ends`. With `missing`, a separate finding reports if the folder has
/// no handoff from the agent at `previous`, unless the document is its only handoff.
class ChainRule final : public Rule
{
public:
    ChainRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    void addMissing(const RuleContext &context, FindingList &findings) const;
    [[nodiscard]] QString agentAt(const RuleContext &context, const FindingList &findings,
                                  const JsonPointer &pointer) const;

    JsonPointer m_previous;
    JsonPointer m_next;
    QString m_agent;
    QStringList m_ends;
    SideRule m_missing;
};

bool hasStep(const Chain &chain, const QString &from, const QString &to)
{
    for (qsizetype i = 0; i + 1 < chain.steps.size(); ++i) {
        if (chain.steps[i].compare(from, Qt::CaseInsensitive) == 0
            && chain.steps[i + 1].compare(to, Qt::CaseInsensitive) == 0) {
            return true;
        }
    }
    return false;
}

ChainRule::ChainRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_previous(settings[u"previous"].pointer())
    , m_next(settings[u"next"].pointer())
    , m_agent(settings[u"agent"].text())
    , m_ends(settings[u"ends"].texts())
    , m_missing(also(settings[u"missing"]))
{
}

QString ChainRule::agentAt(const RuleContext &context, const FindingList &findings,
                           const JsonPointer &pointer) const
{
    const NodeId node = context.tree.find(pointer);
    if (node == noNode || findings.holdsPlaceholder(node)) {
        return {};
    }
    const Node &value = context.tree.at(context.tree.resolved(node));
    const QString agent = value.type == ValueType::String ? value.text.trimmed() : QString();
    return m_ends.contains(agent) || isEmptyValueWord(agent) ? QString() : agent;
}

/// Reports the missing handoff of the previous agent. A document alone in its folder was taken out
/// of its session and is not reported.
void ChainRule::addMissing(const RuleContext &context, FindingList &findings) const
{
    const QString previous = agentAt(context, findings, m_previous);
    const QString &path = context.settings.filePath;
    if (m_missing.id.isEmpty() || previous.isEmpty() || path.isEmpty()
        || !context.settings.touchesDisk) {
        return;
    }
    const auto all = handoffsIn({parentOf(path)}, context.pack);
    const QString own = lastNameOf(path);
    const auto isFrom = [&](const FolderHandoff &handoff) {
        return handoff.from.compare(previous, Qt::CaseInsensitive) == 0;
    };
    const bool isAlone = std::ranges::all_of(
        *all, [&](const FolderHandoff &handoff) { return handoff.file == own; });
    if (isAlone || std::ranges::any_of(*all, isFrom)) {
        return;
    }
    PendingFinding &judged =
        findings.add(context.tree.find(m_previous), m_missing.id, severity(),
                     filled(words(m_missing.message), {{u"actual"_s, previous}}));
    judged.finding.actual = previous;
    judged.isAboutFolder = true;
}

void ChainRule::apply(const RuleContext &context, FindingList &findings) const
{
    addMissing(context, findings);
    QString previous = agentAt(context, findings, m_previous);
    const QString next = agentAt(context, findings, m_next);
    if (previous == routingFacts(context.pack, context.tree).producer) {
        previous.clear();
    }
    QStringList known;
    for (const Chain &chain : context.pack.chains) {
        const bool hasBefore = previous.isEmpty() || hasStep(chain, previous, m_agent);
        if (hasBefore && (next.isEmpty() || hasStep(chain, m_agent, next))) {
            return;
        }
        known.append(chain.steps.join(u" → "_s));
    }
    const QString actual = joinedParts({previous, m_agent, next}, u" → ");
    const NodeId place = context.tree.find(next.isEmpty() ? m_previous : m_next);
    PendingFinding &judged =
        findings.add(place, id(), severity(), message({{u"actual"_s, actual}}));
    judged.finding.actual = actual;
    judged.finding.expected = known.join(u", "_s);
}

const RegisteredRule<ChainRule> chainRule(u"chain"_s);

} // namespace

} // namespace baton
