// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/rulecontext.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/source/packnode.h"

#include <QDateTime>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Rule time-order: no time at `earlier` may be after the time at `later`.
class TimeOrderRule final : public Rule
{
public:
    TimeOrderRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    std::vector<JsonPointer> m_earlier;
    JsonPointer m_later;
};

/// The time at @p node, in UTC if it has no time zone; invalid if there is none.
QDateTime timeAt(const CanonicalTree &tree, NodeId node)
{
    if (node == noNode || !isDateTime(tree.at(tree.resolved(node)).text)) {
        return {};
    }
    QString text = tree.at(tree.resolved(node)).text;
    text[10] = u'T';
    QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (time.timeSpec() == Qt::LocalTime) {
        time.setTimeZone(QTimeZone::UTC);
    }
    return time;
}

TimeOrderRule::TimeOrderRule(const PackNode &settings, const PackTexts &texts)
    : Rule(settings, texts)
    , m_earlier(settings[u"earlier"].pointers())
    , m_later(settings[u"later"].pointer())
{
}

void TimeOrderRule::apply(const RuleContext &context, FindingList &findings) const
{
    const CanonicalTree &tree = context.tree;
    const NodeId later = tree.find(m_later);
    const QDateTime limit = timeAt(tree, later);
    for (const JsonPointer &pointer : m_earlier) {
        const NodeId node = tree.find(pointer);
        const QDateTime time = timeAt(tree, node);
        if (!limit.isValid() || !time.isValid() || time <= limit) {
            continue;
        }
        const QString actual = spelling(tree, node);
        const QString expected = spelling(tree, later);
        PendingFinding &judged = findings.add(node, id(), severity(),
                                              message({{u"field"_s, nameOf(tree, node)},
                                                       {u"actual"_s, actual},
                                                       {u"expected"_s, expected}}));
        judged.finding.actual = actual;
        judged.finding.expected = expected;
    }
}

const RegisteredRule<TimeOrderRule> timeOrderRule(u"time-order"_s);

} // namespace

} // namespace baton
