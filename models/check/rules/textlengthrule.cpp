// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule text-length: the text at `at`, without blanks at its ends, must have `min` to `max`
/// characters. Not checked if there is none.
class TextLengthRule final : public Rule
{
public:
    TextLengthRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    JsonPointer m_at;
    int m_min;
    int m_max;
};

/// The number of characters, not of UTF-16 units.
qsizetype lengthOf(const QString &text)
{
    return text.trimmed().toUcs4().size();
}

TextLengthRule::TextLengthRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_at(settings[u"at"].pointer())
    , m_min(settings[u"min"].integer(0))
    , m_max(settings[u"max"].integer(std::numeric_limits<int>::max()))
{
}

void TextLengthRule::apply(const RuleContext &context, FindingList &findings) const
{
    const NodeId node = context.tree.find(m_at);
    if (node == noNode || context.tree.at(node).type != ValueType::String) {
        return;
    }
    const qsizetype length = lengthOf(context.tree.at(node).text);
    if (length == 0 || (m_min <= length && length <= m_max)) {
        return;
    }
    PendingFinding &judged = findings.add(node, id(), severity(),
                                          message({{u"field"_s, nameOf(context.tree, node)},
                                                   {u"actual"_s, QString::number(length)}}));
    judged.finding.expected = u"%1–%2"_s.arg(m_min).arg(m_max);
    judged.finding.actual = QString::number(length);
}

const RegisteredRule<TextLengthRule> textLengthRule(u"text-length"_s);

} // namespace

} // namespace baton
