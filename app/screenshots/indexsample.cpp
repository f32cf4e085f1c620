// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/screenshots/indexsample.h"

#include "models/index/entries/durationbuckets.h"

#include <QTimeZone>

#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int sessionCount = 40;
constexpr std::array phaseTitles{u"Pre-Flight", u"Mesh Planning", u"Flow",
                                 u"Transport",  u"Reaction",      u"Validation"};

/// The index of the phase in which a session fails; the number of phases if it does not fail.
int failingPhase(int session)
{
    return session % 7 == 3 ? 2 : session % 11 == 5 ? 4 : int(phaseTitles.size());
}

RunStatus statusOf(int session, int phase)
{
    const int failing = failingPhase(session);
    return phase == 0 && session % 4 == 0 ? RunStatus::Skipped
        : phase < failing                 ? RunStatus::Succeeded
        : phase == failing                ? RunStatus::Failed
                                          : RunStatus::NotReached;
}

void addPhase(IndexedSession &session, int number, int phase)
{
    const RunStatus status = statusOf(number, phase);
    const QString id = QString::number(phase);
    const QString title = QString::fromUtf16(phaseTitles.at(size_t(phase)));
    const int attempts = status == RunStatus::Failed ? 3 : 1 + (number + phase) % 9 / 8;
    const qint64 seconds = status == RunStatus::NotReached || status == RunStatus::Skipped
        ? -1
        : 60 + 90 * phase + number * 37 % 600;
    session.phases.push_back({id, title, status, session.summary.started, seconds, attempts});
    if (seconds >= 0) {
        const QString about = QStringList{id, title, u"cfd"_s}.join(u'\t');
        const QString word = status == RunStatus::Failed ? u"failed"_s : u"succeeded"_s;
        session.figures[{u"phase"_s, about, word}] = 1;
        session.figures[{u"retry"_s, about, {}}] = attempts - 1;
        session.figures[{u"time"_s, about, QString::number(DurationBuckets::bucketOf(seconds))}] =
            1;
    }
}

void addGates(IndexedSession &session, int number)
{
    const int failing = failingPhase(number);
    for (int gate = 1; gate < int(phaseTitles.size()); ++gate) {
        const QString word = gate < failing ? u"passed"_s
            : gate == failing               ? u"failed"_s
            : number % 2 == 0               ? u"not-evaluated"_s
                                            : u"skipped"_s;
        session.figures[{u"gate"_s, u"QG%1"_s.arg(gate), word}] = 1;
    }
}

void addHandoffs(IndexedSession &session, int number)
{
    const std::pair<QString, QString> written[]{{u"cfd.mesh-plan"_s, u"mesh-agent"_s},
                                                {u"cfd.flow-result"_s, u"cfd-bioreactor"_s},
                                                {u"cfd.engineering-review"_s, u"cfd-reviewer"_s}};
    for (const auto &[kind, agent] : written) {
        const int invalid = (number + int(agent.size())) % 3 / 2;
        session.figures[{u"handoff"_s, kind, u"valid"_s}] = 2 - invalid;
        session.figures[{u"agent"_s, agent, u"valid"_s}] = 2 - invalid;
        session.figures[{u"handoff"_s, kind, u"invalid"_s}] = invalid;
        session.figures[{u"agent"_s, agent, u"invalid"_s}] = invalid;
        session.figures[{u"rule"_s, number % 2 == 0 ? u"cfd.required"_s : u"cfd.enum"_s,
                         u"error"_s}] += invalid;
    }
}

IndexedSession sampleSession(int number)
{
    IndexedSession session;
    const bool isFailed = failingPhase(number) < int(phaseTitles.size());
    session.summary.started = QDateTime(QDate(2026, 2, 2).addDays(number / 2),
                                        QTime(9 + number % 2 * 5, 30), QTimeZone::UTC);
    session.summary.id = session.summary.started.toString(u"yyyyMMdd-HHmmss"_s);
    session.summary.title = session.summary.id;
    session.summary.place = {u"/runs/"_s + session.summary.id, u"cfd"_s, u"session"_s, {}};
    session.summary.status = isFailed ? RunStatus::Failed : RunStatus::Succeeded;
    session.figures[{u"session"_s, {}, isFailed ? u"failed"_s : u"succeeded"_s}] = 1;
    session.figures[{u"structured"_s, {}, u"yes"_s}] = 1;
    session.figures[{u"run"_s, u"cfd-bioreactor"_s, isFailed ? u"failed"_s : u"succeeded"_s}] = 1;
    session.figures[{u"invalid"_s, {}, number % 5 == 0 ? u"yes"_s : u"no"_s}] = 1;
    if (isFailed) {
        session.figures[{u"cause"_s, u"solver_divergence"_s, {}}] = 1;
        session.figures[{u"error"_s, u"solver_divergence"_s, {}}] = 3;
    }
    for (int phase = 0; phase < int(phaseTitles.size()); ++phase) {
        addPhase(session, number, phase);
    }
    addGates(session, number);
    addHandoffs(session, number);
    return session;
}

} // namespace

std::vector<IndexedSession> indexSample()
{
    std::vector<IndexedSession> all;
    for (int number = 0; number < sessionCount; ++number) {
        all.push_back(sampleSession(number));
    }
    return all;
}

} // namespace baton
