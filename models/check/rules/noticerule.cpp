// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/rules/noticerule.h"

using namespace Qt::StringLiterals;

namespace baton {

NoticeRule::NoticeRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_at(settings[u"at"].pointer())
{
}

void NoticeRule::apply(const RuleContext &context, FindingList &findings) const
{
    if (const NodeId node = context.tree.find(m_at); node != noNode) {
        const QString &text = context.tree.at(context.tree.resolved(node)).text;
        JudgedFinding &judged =
            findings.add(node, id(), severity(), message({{u"actual"_s, text}}));
        judged.finding.actual = text;
    }
}

} // namespace baton
