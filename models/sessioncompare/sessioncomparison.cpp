// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessioncompare/sessioncomparison.h"

#include "models/check/folder/attempttexts.h"
#include "models/findings/keywords.h"
#include "models/session/value/displaystatus.h"
#include "models/session/value/runstatustext.h"
#include "models/sessioncompare/comparedhandoffs.h"
#include "models/sessioncompare/sessioncomparetexts.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Topic = ComparedRow::Topic;

/// The items of two lists side by side, by key: in the order of the left one, what stands only on
/// the right behind what stands before it there. Null: there is none.
template <typename Item>
std::vector<std::pair<const Item *, const Item *>>
aligned(const std::vector<Item> &left, const std::vector<Item> &right, const auto &keyOf)
{
    std::vector<std::pair<const Item *, const Item *>> pairs;
    for (const Item &item : left) {
        pairs.emplace_back(&item, nullptr);
    }
    size_t behind = 0;
    for (const Item &item : right) {
        const auto same = std::ranges::find_if(pairs, [&](const auto &pair) {
            return pair.first && !pair.second && keyOf(*pair.first) == keyOf(item);
        });
        if (same != pairs.end()) {
            same->second = &item;
            behind = static_cast<size_t>(same - pairs.begin()) + 1;
        } else {
            pairs.insert(pairs.begin() + static_cast<ptrdiff_t>(behind), {nullptr, &item});
            ++behind;
        }
    }
    return pairs;
}

QString durationOf(const QDateTime &started, const QDateTime &ended)
{
    return started.isValid() && ended.isValid() ? durationText(started.secsTo(ended)) : QString();
}

QString joinedParts(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

QString phaseText(const SessionPhase *phase)
{
    if (!phase) {
        return {};
    }
    const auto attempts = static_cast<int>(phase->attempts.size());
    return joinedParts(
        {textOf(phase->status),
         attempts > 1 ? SessionCompareTexts::tr("%n attempts", nullptr, attempts) : QString(),
         durationOf(phase->started, phase->ended)});
}

/// The state of a gate, and what its criteria measured.
QString gateText(const SessionGate *gate)
{
    if (!gate) {
        return {};
    }
    QStringList parts{gate->isSkipped ? SessionCompareTexts::tr("skipped") : word(gate->state())};
    for (const CriterionResult &criterion : gate->result.criteria) {
        if (!criterion.actual.isEmpty()) {
            parts.append(criterion.title + u' ' + criterion.actual);
        }
    }
    return joinedParts(parts);
}

Status gateMark(const SessionGate *gate)
{
    return !gate ? Status::None : gate->isSkipped ? Status::Skipped : statusOf(gate->state());
}

Evidence gateEvidence(const SessionGate *gate)
{
    if (!gate) {
        return {};
    }
    const auto found = std::ranges::find_if_not(gate->evidence, &Evidence::isEmpty);
    return found == gate->evidence.end() ? Evidence() : *found;
}

QString errorKey(const SessionError &error)
{
    return error.type + u'\n' + error.message;
}

QString errorText(const SessionError *error)
{
    if (!error) {
        return {};
    }
    return joinedParts(
        {textOf(error->result),
         error->fix.isEmpty() ? QString() : SessionCompareTexts::tr("tried: %1").arg(error->fix)});
}

class SessionComparer
{
public:
    SessionComparer(const Session &left, const Session &right, const ProtocolCatalog &catalog)
        : m_left(left)
        , m_right(right)
        , m_catalog(catalog)
    {
    }

    SessionComparison compare()
    {
        addSession();
        addPhases();
        addGates();
        for (ComparedRow &row : comparedHandoffs(m_left, m_right, m_catalog)) {
            m_result.rows.push_back(std::move(row));
        }
        addErrors();
        m_result.headline = headline();
        return std::move(m_result);
    }

private:
    ComparedRow &add(Topic topic, const QString &title, const QString &left, const QString &right)
    {
        ComparedRow row;
        row.topic = topic;
        row.title = title;
        row.left = left;
        row.right = right;
        return m_result.rows.emplace_back(std::move(row));
    }

    void addSession()
    {
        const SessionSummary &left = m_left.summary;
        const SessionSummary &right = m_right.summary;
        ComparedRow &status = add(Topic::Session, SessionCompareTexts::tr("Status"),
                                  standingOf(left), standingOf(right));
        status.leftMark = statusOf(left);
        status.rightMark = statusOf(right);
        add(Topic::Session, SessionCompareTexts::tr("Duration"),
            durationOf(left.started, left.ended), durationOf(right.started, right.ended));
        const auto titleOf = [](const SessionFact &fact) { return fact.title; };
        for (const auto &[a, b] : aligned(m_left.facts, m_right.facts, titleOf)) {
            ComparedRow &row = add(Topic::Session, a ? a->title : b->title,
                                   a ? a->value : QString(), b ? b->value : QString());
            row.leftAt = a ? a->evidence : Evidence();
            row.rightAt = b ? b->evidence : Evidence();
        }
    }

    void addPhases()
    {
        // A child that is a session of its own has another id in each.
        const auto keyOf = [](const SessionPhase &phase) {
            return phase.sessionPath.isEmpty() ? phase.id : phase.title;
        };
        for (const auto &[a, b] : aligned(m_left.phases, m_right.phases, keyOf)) {
            const SessionPhase &named = a ? *a : *b;
            ComparedRow &row =
                add(Topic::Phase, phaseName(named.id, named.title), phaseText(a), phaseText(b));
            row.leftMark = a ? statusOf(*a) : Status::None;
            row.rightMark = b ? statusOf(*b) : Status::None;
            row.leftAt = a ? a->evidence : Evidence();
            row.rightAt = b ? b->evidence : Evidence();
            row.phase = static_cast<int>(a ? a - m_left.phases.data() : b - m_right.phases.data());
        }
    }

    void addGates()
    {
        const auto keyOf = [](const SessionGate &gate) { // some gates are of several phases
            return std::pair(gate.result.id, gate.phase);
        };
        for (const auto &[a, b] : aligned(m_left.gates, m_right.gates, keyOf)) {
            const SessionGate &named = a ? *a : *b;
            ComparedRow &row = add(Topic::Gate, joinedParts({named.result.id, named.result.title}),
                                   gateText(a), gateText(b));
            row.leftMark = gateMark(a);
            row.rightMark = gateMark(b);
            row.leftAt = gateEvidence(a);
            row.rightAt = gateEvidence(b);
            row.phase = named.phase;
        }
    }

    void addErrors()
    {
        for (const auto &[a, b] : aligned(m_left.errors, m_right.errors, errorKey)) {
            const SessionError &named = a ? *a : *b;
            const QString title = named.message.isEmpty() || named.message == named.type
                ? named.type
                : joinedParts({named.type, named.message});
            ComparedRow &row = add(Topic::Error, title, errorText(a), errorText(b));
            row.leftMark = a ? statusOf(a->result) : Status::None;
            row.rightMark = b ? statusOf(b->result) : Status::None;
            row.leftAt = a ? a->evidence : Evidence();
            row.rightAt = b ? b->evidence : Evidence();
            row.phase = named.phase;
        }
    }

    /// The first differences of substance, up to the phase in which the other one failed.
    [[nodiscard]] QString headline() const
    {
        const auto isWell = [](const Session &session) {
            return session.summary.status == RunStatus::Succeeded && session.summary.flaw.isEmpty();
        };
        if (isWell(m_left) == isWell(m_right)) {
            return {};
        }
        const Session &well = isWell(m_left) ? m_left : m_right;
        const Session &other = isWell(m_left) ? m_right : m_left;
        const QString outcome =
            //: "20260221-… came through; 20260220-… did not: Failed in phase 2 Flow."
            SessionCompareTexts::tr("%1 succeeded; %2 did not: %3.")
                .arg(well.summary.title, other.summary.title, other.headline);
        const auto failed = std::ranges::find_if(
            other.phases, [](const SessionPhase &phase) { return isFailure(phase.status); });
        const int last = failed == other.phases.end()
            ? static_cast<int>(other.phases.size())
            : static_cast<int>(failed - other.phases.begin());
        constexpr qsizetype most = 3;
        QStringList differing;
        for (const ComparedRow &row : m_result.rows) {
            const bool isCause = row.topic == Topic::Handoff ? row.differs()
                : row.topic == Topic::Gate                   ? row.leftMark != row.rightMark
                                                             : false;
            if (isCause && row.phase <= last && differing.size() < most) {
                differing.append(row.title);
            }
        }
        return differing.isEmpty() ? outcome
                                   : outcome + u' '
                + SessionCompareTexts::tr("Up to there they differ in: %1.")
                      .arg(differing.join(u", "_s));
    }

    const Session &m_left;
    const Session &m_right;
    const ProtocolCatalog &m_catalog;
    SessionComparison m_result;
};

} // namespace

QString nameOf(ComparedRow::Topic topic)
{
    static const QStringList names{u"session"_s, u"phase"_s, u"gate"_s,
                                   u"handoff"_s, u"field"_s, u"error"_s};
    return names[static_cast<int>(topic)];
}

SessionComparison compareSessions(const Session &left, const Session &right,
                                  const ProtocolCatalog &catalog)
{
    return SessionComparer(left, right, catalog).compare();
}

} // namespace baton
