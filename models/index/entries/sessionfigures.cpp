// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/sessionfigures.h"

#include "models/index/entries/durationbuckets.h"
#include "models/index/entries/sessionoutcome.h"
#include "models/session/value/runstatustext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Figures = std::map<IndexedFigure, int>;

void countEntry(Figures &figures, const IndexedEntry &entry)
{
    using enum IndexedEntry::Type;
    switch (entry.type) {
    case Session:
    case Phase:
    case Step:
        if (!entry.agent.isEmpty() && hasBegun(entry.status)) {
            ++figures[{u"run"_s, entry.agent, entry.status}];
        }
        break;
    case Handoff:
        ++figures[{u"handoff"_s, entry.kind, entry.status}];
        if (!entry.agent.isEmpty()) {
            ++figures[{u"agent"_s, entry.agent, entry.status}];
        }
        break;
    case Finding:
        ++figures[{u"rule"_s, entry.name, entry.status}];
        break;
    case Gate:
        ++figures[{u"gate"_s, entry.name, entry.status}];
        break;
    case Error:
        ++figures[{u"error"_s, entry.name, {}}];
        break;
    case Cause:
        ++figures[{u"cause"_s, entry.name, {}}];
        break;
    default:
        break;
    }
}

void countPhase(Figures &figures, const IndexedPhase &phase, const QString &protocol)
{
    if (!phase.isRun()) {
        return;
    }
    const QString about = phase.id + u'\t' + phase.title + u'\t' + protocol;
    ++figures[{u"phase"_s, about, nameOf(phase.status)}];
    if (phase.attempts > 1) {
        figures[{u"retry"_s, about, {}}] += phase.attempts - 1;
    }
    if (phase.seconds >= 0) {
        ++figures[{u"time"_s, about, QString::number(DurationBuckets::bucketOf(phase.seconds))}];
    }
}

/// Adds figures of something that has its own @p time, or else counts with its session.
void addOn(Figures &figures, const Figures &counted, const QDateTime &time)
{
    for (const auto &[figure, number] : counted) {
        IndexedFigure dated = figure;
        dated.day = time.isValid() ? time.toUTC().date().toJulianDay() : 0;
        figures[dated] += number;
    }
}

bool isInvalid(const SessionHandoff &handoff)
{
    return handoff.report.count(Severity::Error) > 0 && !handoff.isSuperseded;
}

} // namespace

Figures figuresOf(const Session &session, const IndexedSession &indexed)
{
    Figures figures;
    for (const IndexedEntry &entry : indexed.entries) {
        Figures counted;
        countEntry(counted, entry);
        addOn(figures, counted, entry.time);
    }
    for (const IndexedPhase &phase : indexed.phases) {
        Figures counted;
        countPhase(counted, phase, orNone(session.summary.place.protocol));
        addOn(figures, counted, phase.time);
    }
    ++figures[{u"session"_s, {}, outcomeOf(session.summary)}];
    const auto yesOrNo = [](bool isYes) { return isYes ? u"yes"_s : u"no"_s; };
    const std::vector<SessionHandoff> &handoffs = session.handoffs;
    ++figures[{u"structured"_s, {}, yesOrNo(!handoffs.empty())}];
    if (!handoffs.empty()) {
        ++figures[{u"invalid"_s, {}, yesOrNo(std::ranges::any_of(handoffs, isInvalid))}];
    }
    return figures;
}

} // namespace baton
