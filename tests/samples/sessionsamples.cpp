// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/samples/sessionsamples.h"

#include "tests/samples/cfdsample.h"
#include "tests/samples/sampleparts.h"

namespace baton::samples {

namespace {

SessionPhase child(const QString &id, const QString &title, int parent, RunStatus status,
                   const QDateTime &start, const QDateTime &end)
{
    SessionPhase made = phase(id, title, status, start, end);
    made.parent = parent;
    made.attempts = {attempt(1, status, start, end)};
    return made;
}

} // namespace

QDateTime now()
{
    return at(15, 11);
}

Session running()
{
    Session session;
    SessionSummary &summary = session.summary;
    summary.place = {folder, u"cfd"_s, u"session"_s, folder + u"-state.json"_s};
    summary.id = u"20260221-143000-48213"_s;
    summary.title = u"20260221-143000"_s;
    summary.agent = u"cfd-bioreactor"_s;
    summary.phase = u"Flow"_s;
    summary.note = u"LITE"_s;
    summary.word = u"running"_s;
    summary.status = RunStatus::Running;
    summary.liveness = Liveness::Alive;
    summary.started = at(14, 30);
    summary.updated = at(15, 11);
    session.headline = u"Running: phase 2 Flow, attempt 3 of 3"_s;
    session.facts = {{u"Protocol"_s, u"CFD"_s, {}},
                     {u"Mode"_s, u"LITE"_s, {}},
                     {u"tier"_s, u"2"_s, {}},
                     {u"Run"_s, u"debug"_s, {}}};
    session.phases = cfdPhases();
    session.currentPhase = 2;
    session.handoffs = cfdHandoffs();
    session.gates = cfdGates();
    session.errors = cfdErrors();
    session.escalations = {{2,
                            {3, 3},
                            u"Phase 2 (Flow) failed 3 times.\n1. solver_divergence\n"
                            "2. solver_divergence\n3. assertion_failure"_s}};
    session.files = cfdFiles();
    session.deliverables = cfdDeliverables();
    session.causes = {cfdCause()};
    session.repaired = {{SessionFailure::What::Error,
                         -1,
                         1,
                         1,
                         at(14, 34),
                         u"mesh_error"_s,
                         u"mesh_error in phase 1 was repaired by attempt 2"_s,
                         {},
                         {}}};
    return session;
}

Session failed()
{
    Session session = running();
    session.summary.status = RunStatus::Failed;
    session.summary.liveness = Liveness::Over;
    session.summary.ended = at(15, 11);
    session.headline = u"Failed in phase 2 Flow after 3 attempts"_s;
    session.phases[2].status = RunStatus::Failed;
    session.escalations.front().isOver = true;
    session.phases[2].ended = at(15, 11);
    session.phases[2].attempts[2].status = RunStatus::Failed;
    session.phases[2].attempts[2].ended = at(15, 11);
    session.errors[2].result = RunStatus::Failed;
    session.errors[2].outcome = u"diverged again"_s;
    session.findings = {{u"cfd.session.contradiction"_s,
                         Severity::Warning,
                         u"The state file says running, its lock says ended."_s,
                         {folder + u"-state.json"_s, {}, 0, 9}}};
    return session;
}

Session swarm()
{
    using enum RunStatus;
    Session session;
    session.summary.place = {u"/data/swarm-7"_s, u"swarm"_s, u"folder"_s, {}};
    session.summary.id = u"swarm-7"_s;
    session.summary.status = Succeeded;
    session.summary.started = at(9, 0);
    session.summary.ended = at(9, 31);
    session.headline = u"Decided: build, with two conditions"_s;
    session.facts = {{u"Protocol"_s, u"Perspective Swarm"_s, {}}};
    session.phases = {phase(u"stage_1"_s, u"Framing"_s, Succeeded, at(9, 0), at(9, 4)),
                      phase(u"stage_2"_s, u"Perspectives"_s, Succeeded, at(9, 4), at(9, 20))};
    session.phases[0].attempts = {attempt(1, Succeeded, at(9, 0), at(9, 4))};
    const QStringList names{u"Optimist"_s, u"Skeptic"_s, u"Engineer"_s, u"Economist"_s, u"User"_s};
    for (int i = 0; i < names.size(); ++i) {
        session.phases.push_back(child(names[i].toLower(), names[i], 1,
                                       i == 3 ? TimedOut : Succeeded, at(9, 4 + i), at(9, 12 + i)));
    }
    session.phases.push_back(
        phase(u"stage_3"_s, u"Cross-examination"_s, Succeeded, at(9, 20), at(9, 27)));
    session.phases.back().attempts = {attempt(1, Invalidated, at(9, 20), at(9, 23)),
                                      attempt(2, Succeeded, at(9, 23), at(9, 27))};
    session.phases.push_back(phase(u"stage_4"_s, u"Synthesis"_s, Succeeded, at(9, 27), at(9, 31)));
    session.phases.back().attempts = {attempt(1, Succeeded, at(9, 27), at(9, 31))};
    FirstCause cause;
    cause.failure = {
        SessionFailure::What::Attempt,     1,  5, 1, at(9, 15), u"Economist timed out"_s,
        u"No answer within ten minutes"_s, {}, {}};
    session.causes = {cause};
    return session;
}

Session batch()
{
    using enum RunStatus;
    Session session;
    session.summary.place = {u"/data/batch-3"_s, u"native"_s, u"folder"_s, {}};
    session.summary.id = u"batch-3"_s;
    session.summary.agent = u"orchestrator"_s;
    session.summary.status = Failed;
    session.summary.started = at(11, 0);
    session.summary.ended = at(12, 10);
    session.headline = u"Failed: 1 of 3 children failed"_s;
    session.phases = {phase(u"batch-3"_s, u"orchestrator"_s, Failed, at(11, 0), at(12, 10))};
    session.phases[0].attempts = {attempt(1, Failed, at(11, 0), at(12, 10))};
    session.phases.push_back(
        child(u"a"_s, u"Migrate the schema"_s, 0, Succeeded, at(11, 0), at(11, 20)));
    session.phases.push_back(
        child(u"b"_s, u"Rewrite the importer"_s, 0, Failed, at(11, 0), at(12, 5)));
    session.phases.push_back(child(u"c"_s, u"Update the docs"_s, 0, Killed, at(11, 2), at(12, 6)));
    for (size_t i = 1; i < session.phases.size(); ++i) {
        session.phases[i].sessionPath = u"/data/batch-3/"_s + session.phases[i].id;
    }
    FirstCause cause;
    cause.failure = {SessionFailure::What::Phase, 2,  2, 1, at(12, 5), u"Rewrite the importer"_s,
                     u"The tests still fail"_s,   {}, {}};
    cause.consequences = {{SessionFailure::What::Phase,
                           3,
                           3,
                           1,
                           at(12, 6),
                           u"Update the docs"_s,
                           {},
                           u"children are killed when one fails"_s,
                           {}}};
    session.causes = {cause};
    return session;
}

Session large(int phases)
{
    using enum RunStatus;
    Session session;
    session.summary.id = u"large"_s;
    session.summary.started = at(0, 0);
    session.phases.reserve(static_cast<size_t>(phases) * 10);
    for (int i = 0; i < phases; ++i) {
        const QDateTime start = at(0, 0).addSecs(i * 60);
        const int parent = static_cast<int>(session.phases.size());
        session.phases.push_back(
            phase(u"p%1"_s.arg(i), u"Group %1"_s.arg(i), Succeeded, start, start.addSecs(600)));
        for (int j = 0; j < 9; ++j) {
            SessionPhase task = phase(u"t%1"_s.arg(j), u"Task %1.%2"_s.arg(i).arg(j), Succeeded,
                                      start.addSecs(j), start.addSecs(j + 30));
            task.parent = parent;
            for (int k = 1; k <= 1 + (i + j) % 4; ++k) {
                task.attempts.push_back(attempt(k, k == 1 + (i + j) % 4 ? Succeeded : Superseded,
                                                start.addSecs(j + k), start.addSecs(j + k + 1)));
            }
            session.phases.push_back(std::move(task));
        }
    }
    return session;
}

} // namespace baton::samples
