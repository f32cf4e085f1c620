// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

/// The files of CFD sessions with planted failures.
namespace baton::cfdplants {

using namespace Qt::StringLiterals;

inline const QString folder = u"cfd-bioreactor-session-20260221-150000-1"_s;

inline QByteArray number(int value)
{
    return QByteArray::number(value);
}

/// "  phase_2: {status: failed, …}"
inline QByteArray phase(int number, const QByteArray &status, const QByteArray &time,
                        int executionRetries = 0, int retries = 0)
{
    return "  phase_" + QByteArray::number(number) + ": {status: " + status
        + ", handoff_path: null, reviewer_status: null, retries_used: "
        + QByteArray::number(retries)
        + ", execution_retries_used: " + QByteArray::number(executionRetries) + ", timestamp: "
        + (time.isEmpty() ? QByteArray("null") : "\"2026-02-21T" + time + ":00Z\"") + "}\n";
}

inline QByteArray state(const QByteArray &status, int current, const QByteArray &valid,
                        const QByteArray &phases, const QByteArray &updated = "15:50",
                        const QByteArray &completed = {})
{
    return "session:\n  session_id: \"20260221-150000-1\"\n  session_dir: \"/tmp/"
        + folder.toLatin1()
        + "\"\n  skill_base_path: /opt/skills\n  mode: LITE\n  tier: 2\n"
          "  run_purpose: debug\n  handoff_declined: false\n  current_phase: "
        + number(current) + "\n  status: " + status
        + "\nphases_completed: " + (completed.isEmpty() ? valid : completed)
        + "\nphases_valid: " + valid + "\nphase_results:\n" + phases
        + "timestamps: {started: \"2026-02-21T15:00:00Z\", last_updated: \"2026-02-21T" + updated
        + ":00Z\"}\nerrors: []\n";
}

inline QByteArray head(int from, int to, const QByteArray &producer, const QByteArray &task,
                       const QByteArray &time, const QByteArray &place)
{
    return "handoff:\n  version: \"1.0\"\n  from_phase: " + number(from)
        + "\n  to_phase: " + number(to) + "\n  producer: " + producer
        + "\n  consumer: cfd-bioreactor\n  timestamp: \"2026-02-21T" + time
        + ":00Z\"\n  deliverable: {location: \"" + place
        + "\", type: validation}\n  context: {task_id: " + task
        + ", description: Work, focus_areas: [], known_gaps: []}\n"
          "  quality: {status: complete, confidence: high, notes: \"\"}\n";
}

inline const QByteArray log = "{session_dir}/logs/run.log";

inline std::pair<QString, QByteArray> file(const QString &name, const QByteArray &text)
{
    return {folder + u"/handoffs/"_s + name, text};
}

inline std::pair<QString, QByteArray> analysis(int phase, const QByteArray &time, int attempt = 1)
{
    return file(u"phase%1-math-analysis.yaml"_s.arg(phase),
                head(phase, phase, "cfd-mathematician",
                     "phase" + number(phase) + "-math-" + number(attempt), time, log)
                    + "  math_analysis:\n    variational_form: \"a(u,v)=L(v)\"\n"
                      "    function_spaces: {velocity: P2, pressure: P1}\n"
                      "    convergence_order: {velocity_L2: \"O(h^3)\"}\n"
                      "    dimensionless_numbers: {Re: 403}\n");
}

inline std::pair<QString, QByteArray> review(int phase, const QByteArray &time,
                                             bool isRejected = false, int attempt = 1)
{
    return file(u"phase%1-engineering-review.yaml"_s.arg(phase),
                head(phase, phase, "cfd-reviewer",
                     "phase" + number(phase) + "-review-" + number(attempt), time, log)
                    + (isRejected
                           ? "  engineering_review:\n    challenges:\n      - {severity: CRITICAL, "
                             "description: Outlet too close, impact: Backflow, suggested_fix: Move "
                             "it}\n    approval_status: REJECTED\n    blocking_issues: [Outlet]\n"
                           : "  engineering_review:\n    challenges: []\n"
                             "    approval_status: APPROVED\n    blocking_issues: []\n"));
}

inline std::pair<QString, QByteArray>
mesh(const QByteArray &time, const QByteArray &memory = "5480", const QByteArray &place = log)
{
    return file(u"phase1-mesh-plan.yaml"_s,
                head(1, 2, "cfd-bioreactor", "phase1-mesh-plan", time, place)
                    + "  mesh_plan:\n    element_type: triangle\n    element_order: 1\n"
                      "    refinement_zones: [{region: wall, target_size: 8.0e-6}]\n"
                      "    quality_thresholds: {min_jacobian: 0.15}\n    memory_estimate_mb: "
                    + memory + "\n    estimated_elements: 812000\n");
}

inline std::pair<QString, QByteArray> flow(const QByteArray &time, bool isConverged,
                                           const QByteArray &history = {})
{
    return file(u"phase2-flow-result.yaml"_s,
                head(2, 3, "cfd-bioreactor", "phase2-flow-result", time, log)
                    + "  flow_result:\n    solver_used: MUMPS\n    convergence_achieved: "
                    + (isConverged ? "true\n    mass_conservation_error: 1.2e-12\n"
                                   : "false\n    mass_conservation_error: 4.1e-3\n")
                    + "    validation_metrics: {max_velocity: 0.3}\n" + history);
}

inline std::pair<QString, QByteArray> transport(const QByteArray &time, const QByteArray &error,
                                                const QByteArray &least)
{
    return file(u"phase3-transport-result.yaml"_s,
                head(3, 4, "cfd-bioreactor", "phase3-transport-result", time, log)
                    + "  transport_result:\n    stabilization_method: SUPG\n"
                      "    regularization_params: {epsilon: 1.0e-10}\n"
                      "    species_conservation_error: "
                    + error + "\n    min_concentration: " + least + "\n");
}

inline QByteArray attempt(int number, const QByteArray &fix, const QByteArray &outcome)
{
    return "    - {attempt_number: " + QByteArray::number(number)
        + ", error_type: solver_divergence, error_message: no convergence in run "
        + QByteArray::number(number) + ", fix_attempted: " + fix + ", fix_outcome: " + outcome
        + "}\n";
}

} // namespace baton::cfdplants
