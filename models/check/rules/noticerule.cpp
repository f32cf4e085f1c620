// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule notice: reports its message once, at `at`.
class NoticeRule final : public Rule
{
public:
    NoticeRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    JsonPointer m_at;
};

NoticeRule::NoticeRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_at(settings[u"at"].pointer())
{
}

void NoticeRule::apply(const RuleContext &context, FindingList &findings) const
{
    if (const NodeId node = context.tree.find(m_at); node != noNode) {
        const QString &text = context.tree.at(context.tree.resolved(node)).text;
        PendingFinding &judged =
            findings.add(node, id(), severity(), message({{u"actual"_s, text}}));
        judged.finding.actual = text;
    }
}

const RegisteredRule<NoticeRule> noticeRule(u"notice"_s);

} // namespace

} // namespace baton
