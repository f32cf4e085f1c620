// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/sessioncompare/sessioncomparison.h"

#include "models/check/folder/attempttexts.h"
#include "models/findings/status.h"
#include "models/session/value/displaystatus.h"
#include "models/session/value/durationtext.h"
#include "models/session/value/runstatustext.h"
#include "models/sessioncompare/comparedhandoffs.h"
#include "models/sessioncompare/comparedpairs.h"
#include "models/sessioncompare/comparisonheadline.h"
#include "models/sessioncompare/sessioncomparetranslations.h"
#include "models/strings/joinedparts.h"

#include <QDateTime>
#include <QHash>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Topic = ComparedRow::Topic;

QString durationOf(const QDateTime &started, const QDateTime &ended)
{
    return started.isValid() && ended.isValid() ? durationText(ended - started) : QString();
}

/// The same as in the list of sessions.
QString durationOf(const SessionSummary &session, const QDateTime &now)
{
    return durationText(std::chrono::seconds(session.seconds(now)));
}

QString phaseText(const SessionPhase *phase)
{
    if (!phase) {
        return {};
    }
    const auto attempts = static_cast<int>(phase->attempts.size());
    return joinedParts({textOf(phase->status),
                        attempts > 1
                            ? SessionCompareTranslations::tr("%n attempts", nullptr, attempts)
                            : QString(),
                        durationOf(phase->started, phase->ended)},
                       u", ");
}

QString stateText(const SessionGate &gate)
{
    return gate.isSkipped ? textOf(RunStatus::Skipped) : textOf(gate.state());
}

/// The state of a gate and the values of its criteria.
QString gateText(const SessionGate *gate)
{
    if (!gate) {
        return {};
    }
    QStringList parts{stateText(*gate)};
    for (const CriterionResult &criterion : gate->result.criteria) {
        if (!criterion.actual.isEmpty()) {
            parts.append(criterion.title + u' ' + criterion.actual);
        }
    }
    return joinedParts(parts, u", ");
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
    return joinedParts({textOf(error->result),
                        error->fix.isEmpty()
                            ? QString()
                            : SessionCompareTranslations::tr("tried: %1").arg(error->fix)},
                       u", ");
}

class SessionComparer
{
public:
    SessionComparer(const Session &left, const Session &right, const ProtocolCatalog &catalog,
                    const std::atomic_bool *stop)
        : m_left(left)
        , m_right(right)
        , m_catalog(catalog)
        , m_stop(stop)
        , m_areSteps(left.summary.place.isQueue() || right.summary.place.isQueue())
    {
    }

    SessionComparison compare()
    {
        addSession();
        addPhases();
        addGates();
        for (ComparedRow &row : comparedHandoffs(m_left, m_right, m_catalog, m_stop)) {
            m_result.rows.push_back(std::move(row));
        }
        addErrors();
        nameApart();
        m_result.headline = ComparisonHeadline(m_left, m_right, m_result.rows).text();
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
        ComparedRow &status = add(Topic::Session, SessionCompareTranslations::tr("Status"),
                                  standingOf(left), standingOf(right));
        status.leftMark = statusOf(left);
        status.rightMark = statusOf(right);
        const QDateTime now = QDateTime::currentDateTimeUtc();
        add(Topic::Session, SessionCompareTranslations::tr("Duration"), durationOf(left, now),
            durationOf(right, now));
        const auto titleOf = [](const SessionFact &fact) { return fact.title; };
        for (const auto &[a, b] : aligned(m_left.facts, m_right.facts, titleOf)) {
            ComparedRow &row = add(Topic::Session, a ? a->title : b->title,
                                   a ? a->value : QString(), b ? b->value : QString());
            row.leftAt = a ? a->evidence : Evidence();
            row.rightAt = b ? b->evidence : Evidence();
        }
    }

    using KeyedPhase = std::pair<QString, const SessionPhase *>;

    static std::vector<KeyedPhase> keyedPhases(const Session &session)
    {
        std::vector<KeyedPhase> keyed;
        for (const SessionPhase &phase : session.phases) {
            keyed.emplace_back(comparedKey(phase, session), &phase);
        }
        return keyed;
    }

    /// The title of both phases, or both titles if they differ.
    static QString titleOf(const QString &key, const SessionPhase *a, const SessionPhase *b)
    {
        return !a || !b || a->title == b->title ? (a ? a : b)->title
            : key.isEmpty()            ? SessionCompareTranslations::tr("The session itself")
            : a->sessionPath.isEmpty() ? a->title + u" / "_s + b->title
                                       : key;
    }

    /// "phase 2 Flow", "Step 2 of Tara: plan".
    [[nodiscard]] QString nameOf(const SessionPhase &phase, const QString &title) const
    {
        return m_areSteps ? title : phaseName(phase.id, title);
    }

    void addPhases()
    {
        const auto keyOf = [](const KeyedPhase &phase) { return phase.first; };
        const std::vector<KeyedPhase> left = keyedPhases(m_left);
        const std::vector<KeyedPhase> right = keyedPhases(m_right);
        for (const auto &[one, other] : aligned(left, right, keyOf)) {
            const SessionPhase *a = one ? one->second : nullptr;
            const SessionPhase *b = other ? other->second : nullptr;
            const QString title = titleOf((one ? one : other)->first, a, b);
            ComparedRow &row =
                add(Topic::Phase, nameOf(*(a ? a : b), title), phaseText(a), phaseText(b));
            row.saysTopic = m_areSteps || row.title != title;
            row.leftMark = a ? statusOf(*a) : Status::None;
            row.rightMark = b ? statusOf(*b) : Status::None;
            row.leftAt = a ? a->evidence : Evidence();
            row.rightAt = b ? b->evidence : Evidence();
            row.leftPhase = a ? static_cast<int>(a - m_left.phases.data()) : -1;
            row.rightPhase = b ? static_cast<int>(b - m_right.phases.data()) : -1;
        }
    }

    void addGates()
    {
        const auto keyOf = [](const SessionGate &gate) { // some gates are of several phases
            return std::pair(gate.result.id, gate.phase);
        };
        const auto idOf = [](const SessionGate &gate) { return gate.result.id; };
        for (const auto &[a, b] : aligned(m_left.gates, m_right.gates, keyOf, idOf)) {
            const SessionGate &named = a ? *a : *b;
            ComparedRow &row =
                add(Topic::Gate, joinedParts({named.result.id, named.result.title}, u", "),
                    gateText(a), gateText(b));
            row.leftMark = gateMark(a);
            row.rightMark = gateMark(b);
            row.leftAt = gateEvidence(a);
            row.rightAt = gateEvidence(b);
            row.leftPhase = a ? a->phase : -1;
            row.rightPhase = b ? b->phase : -1;
        }
    }

    void addErrors()
    {
        for (const auto &[a, b] : aligned(m_left.errors, m_right.errors, errorKey)) {
            const SessionError &named = a ? *a : *b;
            const QString title = named.message.isEmpty() || named.message == named.type
                ? named.type
                : joinedParts({named.type, named.message}, u", ");
            ComparedRow &row = add(Topic::Error, title, errorText(a), errorText(b));
            row.leftMark = a ? statusOf(a->result) : Status::None;
            row.rightMark = b ? statusOf(b->result) : Status::None;
            row.leftAt = a ? a->evidence : Evidence();
            row.rightAt = b ? b->evidence : Evidence();
            row.leftPhase = a ? a->phase : -1;
            row.rightPhase = b ? b->phase : -1;
        }
    }

    /// Adds the phase to titles that several rows have.
    void nameApart()
    {
        QHash<std::pair<Topic, QString>, int> counts;
        for (const ComparedRow &row : m_result.rows) {
            ++counts[{row.topic, row.title}];
        }
        for (ComparedRow &row : m_result.rows) {
            const bool isOfLeft = row.leftPhase >= 0;
            const std::vector<SessionPhase> &phases = isOfLeft ? m_left.phases : m_right.phases;
            const int at = isOfLeft ? row.leftPhase : row.rightPhase;
            const bool isShared = counts.value({row.topic, row.title}) > 1;
            const bool hasPhase = at >= 0 && size_t(at) < phases.size();
            if (isShared && hasPhase && row.topic != Topic::Field && row.topic != Topic::Phase) {
                const SessionPhase &phase = phases[size_t(at)];
                //: "QG1, plan (phase 2 Flow)"
                row.title = SessionCompareTranslations::tr("%1 (%2)").arg(
                    row.title, nameOf(phase, phase.title));
            }
        }
    }

    const Session &m_left;
    const Session &m_right;
    const ProtocolCatalog &m_catalog;
    const std::atomic_bool *const m_stop; ///< null: cannot be stopped
    const bool m_areSteps;                ///< its rows are steps of queues, whose titles name them
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
                                  const ProtocolCatalog &catalog, const std::atomic_bool *stop)
{
    return SessionComparer(left, right, catalog, stop).compare();
}

} // namespace baton
