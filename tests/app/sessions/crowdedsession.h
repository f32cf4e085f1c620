// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/app/windowfixture.h"

#include <QDir>

namespace baton {

/// A CFD session after a long run: one phase with @p attempts attempts, each with a fix and its
/// result in whole sentences.
class CrowdedSession
{
public:
    CrowdedSession(const QString &root, int attempts)
        : m_attempts(attempts)
        , m_folder(root + QStringLiteral("/cfd-bioreactor-session-") + id())
    {
        QDir().mkpath(m_folder + QStringLiteral("/handoffs"));
        QDir().mkpath(m_folder + QStringLiteral("/logs"));
        write(m_folder + QStringLiteral("/handoffs/phase2-flow-result.yaml"), result());
        write(m_folder + QStringLiteral("/logs/phase2-solve.log"), log());
        write(root + QStringLiteral("/cfd-bioreactor-state-%1.yaml").arg(id()), state());
    }

    [[nodiscard]] static QString id() { return QStringLiteral("20260221-143000-50005"); }
    [[nodiscard]] QString name() const { return m_folder.section(u'/', -1); }

private:
    [[nodiscard]] QByteArray result() const
    {
        QByteArray text = R"(handoff:
  version: "1.0"
  from_phase: 2
  to_phase: 3
  producer: cfd-bioreactor
  consumer: cfd-bioreactor
  timestamp: "2026-02-21T15:58:42Z"
  deliverable: {location: "{session_dir}/logs/phase2-solve.log", type: validation}
  context: {task_id: flow, description: "Flow", focus_areas: [mesh], known_gaps: []}
  quality: {status: complete, confidence: high, notes: ""}
  flow_result:
    solver_used: MUMPS
    convergence_achieved: false
    mass_conservation_error: 4.1e-3
    validation_metrics: {max_velocity: 0.3}
  error_history:
)";
        static const QByteArrayList fixes{
            "Reduced the relaxation parameter to 0.5",
            "Switched to Picard iteration for the first 20 steps",
            "Reduced the relaxation parameter to 0.5",
            "Refined the mesh of the inlet header to 1.0e-4 m",
            "Started from the solution at 12 mL/min and raised the flow in ten steps"};
        for (int i = 0; i < m_attempts; ++i) {
            text += "    - attempt_number: " + QByteArray::number(i + 1)
                + "\n      error_type: " + typeOf(i) + "\n      error_message: \"" + messageOf(i)
                + "\"\n      fix_attempted: \"" + fixes.at(i % fixes.size())
                + "\"\n      fix_outcome: \"Still diverged at iteration 38\"\n";
        }
        return text;
    }

    [[nodiscard]] static QByteArray log()
    {
        QByteArray text;
        for (int minute = 0; minute < 60; ++minute) {
            const QByteArray at = "2026-02-21T15:" + QByteArray::number(100 + minute).last(2);
            text += at + ":00Z INFO  residual 4.1e-3\n" + at + ":30Z INFO  residual 4.0e-3\n";
        }
        return text;
    }

    [[nodiscard]] QByteArray state() const
    {
        QByteArray text = "session:\n  session_id: \"" + id().toLatin1() + R"("
  session_dir: "/tmp/cfd"
  mode: FULL
  tier: 3
  run_purpose: debug
  current_phase: 2
  status: failed
phases_completed: [0, 1]
phases_valid: [0, 1]
phase_results:
  phase_0: {status: complete, retries_used: 0, timestamp: "2026-02-21T14:31:12Z"}
  phase_1: {status: complete, retries_used: 0, timestamp: "2026-02-21T14:43:10Z"}
  phase_2:
    status: failed
    handoff_path: "{session_dir}/handoffs/phase2-flow-result.yaml"
    reviewer_status: REJECTED
    execution_retries_used: 3
    timestamp: "2026-02-21T15:58:45Z"
timestamps: {started: "2026-02-21T14:30:00Z", last_updated: "2026-02-21T15:58:45Z"}
errors:
)";
        for (int i = 0; i < m_attempts; ++i) {
            text += "  - {timestamp: \"2026-02-21T15:" + QByteArray::number(100 + 4 * i).last(2)
                + ":38Z\", phase: 2, error_type: " + typeOf(i) + ", message: \"" + messageOf(i)
                + "\"}\n";
        }
        return text;
    }

    [[nodiscard]] static QByteArray typeOf(int attempt)
    {
        return attempt % 2 == 0 ? "solver_divergence" : "assertion_failure";
    }

    [[nodiscard]] static QByteArray messageOf(int attempt)
    {
        return attempt % 2 == 0 ? "Newton solver did not converge in 50 iterations"
                                : "mass_conservation_error 4.1e-3 exceeds 1e-6 (gate QG2b)";
    }

    int m_attempts;
    QString m_folder;
};

} // namespace baton
