// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"
#include <QRegularExpression>

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule part-of-whole: in the text at `at`, such as "3/4", the first group of `pattern` must not be
/// greater than the second. Texts that do not match are not checked.
class PartOfWholeRule final : public Rule
{
public:
    PartOfWholeRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    JsonPointer m_at;
    QRegularExpression m_pattern;
};

PartOfWholeRule::PartOfWholeRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_at(settings[u"at"].pointer())
    , m_pattern(settings[u"pattern"].text())
{
    if (m_pattern.captureCount() < 2) { // an invalid pattern has no groups
        settings[u"pattern"].report(QCoreApplication::translate(
            "baton::PartOfWholeRule", "This pattern needs two groups: the part and the whole."));
    }
}

void PartOfWholeRule::apply(const RuleContext &context, FindingList &findings) const
{
    const NodeId node = context.tree.find(m_at);
    if (node == noNode || m_pattern.captureCount() < 2) {
        return;
    }
    const QString text = context.tree.at(context.tree.resolved(node)).text;
    const QRegularExpressionMatch match = m_pattern.match(text);
    if (!match.hasMatch() || match.captured(1).toDouble() <= match.captured(2).toDouble()) {
        return;
    }
    PendingFinding &judged =
        findings.add(node, id(), severity(),
                     message({{u"field"_s, nameOf(context.tree, node)}, {u"actual"_s, text}}));
    judged.finding.actual = text;
    judged.finding.expected = match.captured(2);
}

const RegisteredRule<PartOfWholeRule> partOfWholeRule(u"part-of-whole"_s);

} // namespace

} // namespace baton
