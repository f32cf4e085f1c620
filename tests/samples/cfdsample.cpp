// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/samples/cfdsample.h"

#include "tests/samples/sampleparts.h"

namespace baton::samples {

std::vector<SessionPhase> cfdPhases()
{
    using enum RunStatus;
    std::vector<SessionPhase> phases{
        phase(u"0"_s, u"Pre-Flight"_s, Succeeded, at(14, 30), at(14, 31)),
        phase(u"1"_s, u"Mesh Planning"_s, Succeeded, at(14, 31), at(14, 43)),
        phase(u"2"_s, u"Flow"_s, Running, at(14, 43)),
        phase(u"3"_s, u"Transport"_s, NotReached),
        phase(u"4"_s, u"Post-Processing"_s, Skipped),
        phase(u"5"_s, u"Summary"_s, NotReached),
    };
    phases[0].attempts = {attempt(1, Succeeded, at(14, 30), at(14, 31))};
    phases[1].attempts = {attempt(1, Superseded, at(14, 31), at(14, 34)),
                          attempt(2, Succeeded, at(14, 35), at(14, 43))};
    phases[1].attempts[0].handoffs = {0};
    phases[1].attempts[1].handoffs = {1, 2, 3};
    phases[2].attempts = {attempt(1, Failed, at(14, 43), at(14, 53)),
                          attempt(2, Failed, at(14, 54), at(15, 2)),
                          attempt(3, Running, at(15, 3), {})};
    phases[2].attempts[0].handoffs = {4, 5};
    phases[2].attempts[0].errors = {0};
    phases[2].attempts[0].summary = u"Newton solver did not converge in 50 iterations"_s;
    phases[2].attempts[1].handoffs = {6};
    phases[2].attempts[1].errors = {1};
    phases[2].attempts[2].handoffs = {7};
    phases[2].attempts[2].errors = {2};
    phases[2].count = {3, 3};
    phases[4].reason = u"not part of a debug run"_s;
    return phases;
}

namespace {

CriterionResult criterion(const QString &title, const QString &threshold, const QString &actual,
                          CriterionState state)
{
    CriterionResult made;
    made.id = title;
    made.title = title;
    made.threshold = threshold;
    made.actual = actual;
    made.state = state;
    return made;
}

SessionGate gate(const QString &id, const QString &title, int phase,
                 std::vector<CriterionResult> criteria)
{
    SessionGate made;
    made.result = {id, title, std::move(criteria)};
    made.phase = phase;
    made.evidence.resize(made.result.criteria.size());
    return made;
}

SessionGate openGate(const QString &id, const QString &title, int phase, const QString &reason)
{
    SessionGate made =
        gate(id, title, phase,
             {criterion(u"Required fields"_s, u"4 of 4"_s, {}, CriterionState::NotEvaluated)});
    made.reason = reason;
    return made;
}

} // namespace

std::vector<SessionGate> cfdGates()
{
    using enum CriterionState;
    const auto passed = [](const QString &id, const QString &title, int phase) {
        SessionGate made = gate(
            id, title, phase, {criterion(u"Required fields"_s, u"4 of 4"_s, u"4 of 4"_s, Passed)});
        made.evidence = {in(u"handoffs/phase1-mesh-plan.yaml"_s, 4)};
        return made;
    };
    SessionGate flow =
        gate(u"QG2b"_s, u"flow result"_s, 2,
             {criterion(u"Required fields"_s, u"4 of 4"_s, u"4 of 4"_s, Passed),
              criterion(u"Solver converged"_s, u"true"_s, u"true"_s, Passed),
              criterion(u"Mass conservation error"_s, u"< 1e-6"_s, u"4.1e-3"_s, Failed),
              criterion(u"Poiseuille L2 error"_s, u"< 0.01"_s, u"null"_s, NotEvaluated)});
    for (int i = 0; i < 3; ++i) {
        flow.evidence[static_cast<size_t>(i)] =
            in(u"handoffs/phase2-flow-result.yaml"_s, 28 + 2 * i);
    }
    flow.reason = u"not a Poiseuille case"_s;
    flow.next = u"Diagnose the failure and run phase 2 again"_s;
    SessionGate swarm = gate(u"Swarm"_s, u"swarm deliberation"_s, 2, {});
    swarm.isSkipped = true;
    swarm.reason = u"not part of a LITE session"_s;
    return {passed(u"QG0"_s, u"pre-flight"_s, 0),
            passed(u"QG1"_s, u"mesh plan"_s, 1),
            passed(u"QG2a"_s, u"flow plan"_s, 2),
            swarm,
            flow,
            openGate(u"QG3a"_s, u"transport plan"_s, 3, u"transport was not reached"_s),
            openGate(u"QG3b"_s, u"transport result"_s, 3, u"transport was not reached"_s),
            openGate(u"QG4a"_s, u"figures"_s, 4, u"post-processing is skipped"_s)};
}

namespace {

SessionHandoff handoff(const QDateTime &time, const QString &name, const QString &kind,
                       const QString &producer, int phase, int attempt, Action action,
                       const QString &gate)
{
    SessionHandoff made;
    made.at = in(u"handoffs/"_s + name + u".yaml"_s);
    made.protocol = u"cfd"_s;
    made.kind = kind;
    made.kindTitle = kind;
    made.producer = producer;
    made.consumer = u"cfd-bioreactor"_s;
    made.time = time;
    made.phase = phase;
    made.attempt = attempt;
    made.report.verdict.action = action;
    made.report.verdict.headline = action == Action::Accept ? u"Accept"_s
        : action == Action::AcceptWithNotes                 ? u"Accept with notes"_s
                                                            : QString();
    if (!gate.isEmpty()) {
        made.report.verdict.gates.push_back({gate, {}, {}});
    }
    return made;
}

} // namespace

std::vector<SessionHandoff> cfdHandoffs()
{
    const QString math = u"cfd-mathematician"_s;
    const QString review = u"cfd-reviewer"_s;
    const QString lead = u"cfd-bioreactor"_s;
    std::vector<SessionHandoff> all{
        handoff(at(14, 31, 40), u"phase1-math-analysis"_s, u"math-analysis"_s, math, 1, 1,
                Action::Reinvoke, {}),
        handoff(at(14, 38, 2), u"phase1-math-analysis"_s, u"math-analysis"_s, math, 1, 2,
                Action::Accept, u"QG1"_s),
        handoff(at(14, 41, 27), u"phase1-engineering-review"_s, u"engineering-review"_s, review, 1,
                2, Action::AcceptWithNotes, u"QG1"_s),
        handoff(at(14, 43, 10), u"phase1-mesh-plan"_s, u"mesh-plan"_s, lead, 1, 2, Action::Accept,
                u"QG1"_s),
        handoff(at(14, 46, 55), u"phase2-math-analysis"_s, u"math-analysis"_s, math, 2, 1,
                Action::Accept, u"QG2a"_s),
        handoff(at(14, 49, 31), u"phase2-engineering-review"_s, u"engineering-review"_s, review, 2,
                1, Action::AcceptWithNotes, u"QG2a"_s),
        handoff(at(14, 59, 12), u"phase2-flow-result"_s, u"flow-result"_s, lead, 2, 2,
                Action::Block, u"QG2b"_s),
        handoff(at(15, 9, 44), u"phase2-engineering-review"_s, u"engineering-review"_s, review, 2,
                3, Action::Default, {}),
    };
    all[0].isSuperseded = true;
    all[0].kept = "handoff:\n  producer: cfd-mathematician\n  mesh: coarse\n";
    all[6].report.verdict.headline = u"QG2b failed, retried"_s;
    all[7].report.verdict.headline = u"1 warning: repeated fix"_s;
    return all;
}

namespace {

SessionError error(const QString &type, const QString &message, const QString &fix,
                   const QString &outcome, RunStatus result, const QDateTime &time, int attempt)
{
    SessionError made;
    made.type = type;
    made.message = message;
    made.fix = fix;
    made.outcome = outcome;
    made.result = result;
    made.time = time;
    made.phase = 2;
    made.attempt = attempt;
    made.evidence = in(u"handoffs/phase2-flow-result.yaml"_s, 40 + attempt);
    return made;
}

} // namespace

std::vector<SessionError> cfdErrors()
{
    std::vector<SessionError> all{
        error(u"solver_divergence"_s, u"Newton solver did not converge in 50 iterations"_s,
              u"Relaxation 0.5, Newton, same mesh"_s, u"still diverged at iteration 38"_s,
              RunStatus::Failed, at(14, 52, 8), 1),
        error(u"solver_divergence"_s, u"Newton solver did not converge in 50 iterations"_s,
              u"Picard, 100 iterations"_s, u"gate QG2b failed, mass error 4.1e-3"_s,
              RunStatus::Failed, at(14, 59, 12), 2),
        error(u"assertion_failure"_s, u"mass error 4.1e-3"_s, u"Relaxation 0.5"_s,
              u"iteration 21 of 100"_s, RunStatus::Running, at(15, 3), 3),
    };
    all[1].sameErrorAs = 1;
    all[2].sameFixAs = 1;
    return all;
}

FirstCause cfdCause()
{
    using What = SessionFailure::What;
    FirstCause cause;
    cause.failure = {
        What::Error,
        0,
        2,
        1,
        at(14, 52, 8),
        u"solver_divergence"_s,
        u"Newton solver did not converge in 50 iterations"_s,
        {},
        {in(u"logs/phase2-solve.log"_s, 1184), in(u"handoffs/phase2-math-analysis.yaml"_s)}};
    const QString rule = u"a later attempt of the same phase failed with it"_s;
    cause.consequences = {
        {What::Attempt, 2, 2, 2, at(14, 59, 12), u"attempt 2 of Flow"_s, {}, rule, {}},
        {What::Handoff,
         6,
         2,
         2,
         at(14, 59, 12),
         u"phase2-flow-result"_s,
         u"The mass error is above its threshold"_s,
         u"written by an attempt that failed"_s,
         {in(u"handoffs/phase2-flow-result.yaml"_s, 32)}},
        {What::Gate,
         4,
         2,
         2,
         at(14, 59, 12),
         u"QG2b"_s,
         u"1 of 4 criteria failed"_s,
         u"the gate judges a handoff that failed"_s,
         {in(u"handoffs/phase2-flow-result.yaml"_s, 32)}},
        {What::Error, 1, 2, 2, at(14, 59, 12), u"solver_divergence"_s, {}, rule, {}},
        {What::Error, 2, 2, 3, at(15, 3), u"assertion_failure"_s, {}, rule, {}},
    };
    return cause;
}

std::vector<SessionFile> cfdFiles()
{
    using Role = SessionFile::Role;
    return {{Role::State, folder + u"-state.json"_s, 2210, at(15, 11, 2)},
            {Role::Log, folder + u"/logs/phase1-mesh.log"_s, 48211, at(14, 43)},
            {Role::Log, folder + u"/logs/phase2-solve.log"_s, 3821447, at(15, 11)}};
}

std::vector<Deliverable> cfdDeliverables()
{
    using State = Deliverable::State;
    using Checksum = Deliverable::Checksum;
    return {{u"{session_dir}/mesh/bioreactor.msh"_s, folder + u"/mesh/bioreactor.msh"_s,
             State::Exists, Checksum::Matches, 8311220, false, 3, u"Hexahedral mesh"_s,
             in(u"handoffs/phase1-mesh-plan.yaml"_s, 12)},
            {u"{session_dir}/results/flow.vtu"_s, folder + u"/results/flow.vtu"_s, State::Missing,
             Checksum::NotGiven, 0, false, 6, u"Velocity and pressure"_s,
             in(u"handoffs/phase2-flow-result.yaml"_s, 12)},
            {u"../shared/membrane.step"_s, u"/data/shared/membrane.step"_s, State::Outside,
             Checksum::NotChecked, 0, false, 3, u"Geometry"_s,
             in(u"handoffs/phase1-mesh-plan.yaml"_s, 14)}};
}

} // namespace baton::samples
