// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/discovery/sessionlocator.h"
#include "models/session/reading/readsession.h"
#include "tests/models/session/sessionfolder.h"

#include <QTest>

/// The texts of test sessions.
namespace baton::texts {

using namespace Qt::StringLiterals;

using Files = QList<std::pair<QString, QByteArray>>;

inline const QString handoffs = u"cfd-bioreactor-session-1/handoffs/"_s;

inline QByteArray cfdState(const QByteArray &status, int phase, const QByteArray &results,
                           const QByteArray &rest = {})
{
    return "session: {session_id: \"1\", session_dir: /tmp/cfd-bioreactor-session-1, mode: LITE, "
           "current_phase: "
        + QByteArray::number(phase) + ", status: " + status
        + "}\ntimestamps: {started: 2026-02-21T15:00:00Z, last_updated: "
          "2026-02-21T15:50:00Z}\nphase_results:\n"
        + results + rest;
}

inline QByteArray cfdHandoff(int from, int to, const QByteArray &producer, const QByteArray &task,
                             const QByteArray &block)
{
    return "handoff:\n  version: \"1.0\"\n  from_phase: " + QByteArray::number(from)
        + "\n  to_phase: " + QByteArray::number(to) + "\n  producer: " + producer
        + "\n  consumer: cfd-bioreactor\n  timestamp: \"2026-02-21T15:40:00Z\"\n"
          "  context: {task_id: "
        + task + ", description: Work}\n  quality: {status: complete, confidence: high}\n" + block;
}

inline const QByteArray analysis = "  math_analysis:\n    variational_form: \"a(u,v)=L(v)\"\n"
                                   "    function_spaces: {velocity: P2, pressure: P1}\n"
                                   "    convergence_order: {velocity_L2: \"O(h^3)\"}\n"
                                   "    dimensionless_numbers: {Re: 403}\n";

inline const QByteArray approval = "  engineering_review:\n    challenges: []\n"
                                   "    approval_status: APPROVED\n    blocking_issues: []\n";

inline const QByteArray diverged =
    "  flow_result:\n    convergence_achieved: false\n    solver_used: Picard\n"
    "    max_velocity: 0.4\n    mass_conservation_error: 4.1e-3\n"
    "  error_history:\n"
    "    - {attempt_number: 1, error_type: divergence, error_message: one, fix_attempted: a, "
    "fix_outcome: still diverged}\n"
    "    - {attempt_number: 2, error_type: divergence, error_message: two, fix_attempted: b, "
    "fix_outcome: still diverged}\n"
    "    - {attempt_number: 3, error_type: assertion, error_message: three, fix_attempted: c, "
    "fix_outcome: failed again}\n";

inline QByteArray nativeState(const QByteArray &id, const QByteArray &status,
                              const QByteArray &parent = {})
{
    return "{\"session_id\": \"" + id + "\", \"status\": \"" + status
        + "\", \"started_at\": \"2026-02-21T15:00:00Z\", \"completed_at\": "
          "\"2026-02-21T15:10:00Z\""
        + (parent.isEmpty() ? QByteArray() : ", \"parent_session\": \"" + parent + '"') + '}';
}

inline QString nativeFile(const QString &session, const QString &name)
{
    return u"docs/.scratch/sessions/%1/%2"_s.arg(session, name);
}

/// The row of the chain that contains a route.
inline int chainOf(const Session &session, int phase)
{
    const int parent = session.phases[size_t(phase)].parent;
    return parent < 0 ? phase : parent;
}

inline const QByteArray fourErrors =
    "[2026-02-21T15:01:00Z] [INFO] start\n"
    "[2026-02-21T15:02:00Z] [ERROR] a\n[2026-02-21T15:03:00Z] [ERROR] b\n"
    "[2026-02-21T15:04:00Z] [ERROR] c\n[2026-02-21T15:05:00Z] [ERROR] d\n";

inline QByteArray swarmState(const QByteArray &state, const QByteArray &stages)
{
    return "workflow_id: swarm-1\ncurrent_state: " + state
        + "\ncreated_at: 2026-02-21T15:00:00Z\nlast_updated: 2026-02-21T15:50:00Z\nstages:\n"
        + stages;
}

inline const QString workflow = u"swarm-session-1/workflow-state.yaml"_s;

/// The session read from @p files; the first one determines the place of the session.
inline Session sessionOf(const Files &files, const ProtocolCatalog &catalog)
{
    const SessionFolder folder;
    for (const auto &[name, text] : files) {
        folder.write(name, text);
    }
    const SessionLocation place = sessionAt(folder.path(files.first().first), catalog);
    return readSession(place, catalog, testSettings());
}

/// The messages of the findings of @p session under @p rule.
inline QStringList saidBy(const QString &rule, const Session &session)
{
    QStringList messages;
    for (const SessionFinding &finding : session.findings) {
        if (finding.rule == rule) {
            messages.append(finding.message);
        }
    }
    return messages;
}

} // namespace baton::texts
