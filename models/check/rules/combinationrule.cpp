// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule combination: the scalars at `pointers` together must be one of `allowed`, or none of
/// `forbidden`. Not checked while one of them is missing.
class CombinationRule final : public Rule
{
public:
    CombinationRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    std::vector<JsonPointer> m_pointers;
    std::vector<QStringList> m_allowed; ///< empty to allow all that are not forbidden
    std::vector<QStringList> m_forbidden;
    JsonPointer m_report;
};

CombinationRule::CombinationRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_pointers(settings[u"pointers"].pointers())
    , m_report(settings[u"report"].pointer())
{
    for (const PackNode &combination : settings[u"allowed"].items()) {
        m_allowed.push_back(combination.texts());
    }
    for (const PackNode &combination : settings[u"forbidden"].items()) {
        m_forbidden.push_back(combination.texts());
    }
}

void CombinationRule::apply(const RuleContext &context, FindingList &findings) const
{
    QStringList actual;
    for (const JsonPointer &pointer : m_pointers) {
        const NodeId node = context.tree.find(pointer);
        const QString text =
            node == noNode ? QString() : context.tree.comparedText(context.tree.resolved(node));
        if (text.isEmpty() || findings.holdsPlaceholder(node) || findings.isRejected(node)) {
            return;
        }
        actual.append(text);
    }
    const auto isIn = [&actual](const std::vector<QStringList> &combinations) {
        return std::ranges::find(combinations, actual) != combinations.end();
    };
    if (!isIn(m_forbidden) && (m_allowed.empty() || isIn(m_allowed))) {
        return;
    }
    QStringList expected;
    for (const QStringList &allowed : m_allowed) {
        expected.append(allowed.join(u" → "_s));
    }
    const QString found = actual.join(u" → "_s);
    PendingFinding &judged = findings.add(context.tree.find(m_report), id(), severity(),
                                          message({{u"actual"_s, found}}));
    judged.finding.actual = found;
    judged.finding.expected = expected.join(u", "_s);
}

const RegisteredRule<CombinationRule> combinationRule(u"combination"_s);

} // namespace

} // namespace baton
