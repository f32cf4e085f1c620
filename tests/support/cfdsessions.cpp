// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/sessionfactory.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr auto iso = "yyyy-MM-ddTHH:mm:ssZ";

QString stamp(const QDateTime &time)
{
    return time.toString(QLatin1StringView(iso));
}

struct Writer
{
    SessionFactory &factory;
    QString folder;
    SessionFactory::Plan plan;
    QDateTime now;
    int failing; ///< phase that fails; 0: none

    QByteArray head(int from, int to, const QString &producer, const QString &task)
    {
        now = now.addSecs(120 + factory.below(300));
        return uR"(handoff:
  version: "1.0"
  from_phase: %1
  to_phase: %2
  producer: %3
  consumer: cfd-bioreactor
  timestamp: "%4"
  deliverable: {location: "{session_dir}/logs/phase%1.log", type: validation}
  context: {task_id: %5, description: "Work of phase %1", focus_areas: [mesh], known_gaps: []}
  quality: {status: complete, confidence: high, notes: ""}
)"_s.arg(from)
            .arg(to)
            .arg(producer, stamp(now), task)
            .toUtf8();
    }

    void writeAnalysis(int phase, int attempt)
    {
        factory.writeHandoff(
            folder + u"/handoffs/phase%1-math-analysis.yaml"_s.arg(phase),
            head(phase, phase, u"cfd-mathematician"_s, u"phase%1-math-%2"_s.arg(phase).arg(attempt))
                + R"yaml(  math_analysis:
    variational_form: "Find u in V such that a(u, v) = L(v) for all v in V"
    function_spaces: {velocity: P2, pressure: P1}
    convergence_order: {velocity_L2: "O(h^3)"}
    dimensionless_numbers: {Re: 403, Pe: null}
    solver_strategy: {method: Newton with MUMPS}
)yaml");
    }

    void writeReview(int phase, int attempt)
    {
        const bool isRejected = phase == failing && factory.below(3) == 0;
        factory.writeHandoff(
            folder + u"/handoffs/phase%1-engineering-review.yaml"_s.arg(phase),
            head(phase, phase, u"cfd-reviewer"_s, u"phase%1-review-%2"_s.arg(phase).arg(attempt))
                + (isRejected ? R"(  engineering_review:
    approval_status: REJECTED
    challenges:
      - {severity: CRITICAL, description: Outlet too close, impact: Backflow, suggested_fix: Move it}
    blocking_issues: [Outlet too close]
)"
                              : R"(  engineering_review:
    approval_status: APPROVED_WITH_WARNINGS
    challenges:
      - {severity: WARNING, description: Coarse header, impact: Jet, suggested_fix: Refine}
)"));
    }

    void writeMesh()
    {
        factory.writeHandoff(folder + u"/handoffs/phase1-mesh-plan.yaml"_s,
                             head(1, 2, u"cfd-bioreactor"_s, u"phase1-mesh-plan"_s)
                                 + R"(  mesh_plan:
    element_type: triangle
    element_order: 1
    refinement_zones: [{region: wall, target_size: 8.0e-6}]
    quality_thresholds: {min_jacobian: 0.15}
    memory_estimate_mb: 5480
    estimated_elements: 812000
)");
    }

    void writeSynthesis(int phase)
    {
        factory.writeHandoff(
            folder + u"/handoffs/phase%1-swarm-synthesis.yaml"_s.arg(phase),
            head(phase, phase, u"brainstorming-pm"_s, u"phase%1-swarm"_s.arg(phase))
                + R"(  swarm_synthesis:
    convergent_insights: ["At least 5 layers", "4 cells across"]
    divergent_alternatives: ["Leave the membrane out"]
    confidence_score: 4
)");
    }

    QByteArray history(int phase)
    {
        const bool isFailing = phase == failing;
        const int entries = isFailing ? std::max(1, plan.retries) : factory.below(4) == 0 ? 1 : 0;
        QByteArray text = entries > 0 ? "  error_history:\n" : "";
        for (int i = 1; i <= entries; ++i) {
            text += uR"(    - attempt_number: %1
      error_type: solver_divergence
      error_message: "Newton solver did not converge in 50 iterations"
      fix_attempted: "%2"
      fix_outcome: "%3"
)"_s.arg(QString::number(i),
         i == 2 ? u"Switched to Picard"_s : u"Reduced relaxation parameter to 0.5"_s,
         isFailing ? u"Still diverged at iteration 38"_s : u"Converged at iteration 12"_s)
                        .toUtf8();
        }
        return text;
    }

    void writeResult(int phase)
    {
        const bool fails = phase == failing;
        const QByteArray block = phase == 2
            ? QByteArray("  flow_result:\n    solver_used: MUMPS\n    convergence_achieved: ")
                + (fails ? "false" : "true") + "\n    mass_conservation_error: "
                + (fails ? "4.1e-3" : "1.2e-12") + "\n    validation_metrics: {max_velocity: 0.3}\n"
            : QByteArray("  transport_result:\n    stabilization_method: SUPG\n"
                         "    regularization_params: {epsilon: 1.0e-10}\n"
                         "    species_conservation_error: ")
                + (fails ? "0.2" : "3.5e-8") + "\n    min_concentration: 0.0\n";
        const QString name = phase == 2 ? u"flow"_s : u"transport"_s;
        factory.writeHandoff(
            folder + u"/handoffs/phase%1-%2-result.yaml"_s.arg(phase).arg(name),
            head(phase, phase + 1, u"cfd-bioreactor"_s, u"phase%1-%2-result"_s.arg(phase).arg(name))
                + block + history(phase));
    }

    void writePhase(int phase)
    {
        const int attempt = phase == failing ? 2 : 1;
        writeAnalysis(phase, attempt);
        writeReview(phase, attempt);
        writeSynthesis(phase);
        if (phase == 1) {
            writeMesh();
        } else {
            writeResult(phase);
        }
        factory.write(folder + u"/logs/phase%1.log"_s.arg(phase),
                      u"%1 INFO  phase %2 begins\n"_s.arg(stamp(now)).arg(phase).toUtf8());
    }
};

/// The word of the state for @p phase when the session has @p reached.
QString wordOf(const SessionFactory::Plan &plan, int phase, int reached)
{
    using Fate = SessionFactory::Fate;
    const bool isLast = phase == reached && plan.fate != Fate::Complete;
    return phase > reached && !plan.isContradictory ? u"pending"_s
        : !isLast                                   ? u"complete"_s
        : plan.fate == Fate::Failed                 ? u"failed"_s
                                                    : u"in_progress"_s;
}

QByteArray stateText(Writer &writer, const QString &id, int reached)
{
    using Fate = SessionFactory::Fate;
    static const QStringList modes{u"DIRECT"_s, u"LITE"_s, u"FULL"_s};
    static const QStringList words{u"complete"_s, u"failed"_s, u"running"_s, u"paused"_s};
    const SessionFactory::Plan &plan = writer.plan;
    const int last = std::max(reached, 3);
    QStringList complete;
    for (int phase = 0; phase <= last; ++phase) {
        if (wordOf(plan, phase, reached) == "complete"_L1) {
            complete.append(QString::number(phase));
        }
    }
    QString text = uR"(session:
  session_id: "%1"
  session_dir: "/tmp/cfd-bioreactor-session-%1"
  skill_base_path: /opt/skills/cfd-bioreactor
  mode: %2
  tier: %3
  run_purpose: %4
  handoff_declined: false
  current_phase: %5
  status: %6
phases_completed: [%7]
phases_valid: [%7]
phase_results:
)"_s.arg(id, modes.at(writer.factory.below(3)), QString::number(1 + writer.factory.below(4)),
         writer.factory.below(2) == 0 ? u"debug"_s : u"production"_s, QString::number(reached),
         words.at(static_cast<int>(plan.fate)), complete.join(u", "_s));
    for (int phase = 0; phase <= last; ++phase) {
        const bool isLast = phase == reached && plan.fate != Fate::Complete;
        const bool isAhead = phase > reached;
        text += uR"(  phase_%1:
    status: %2
    handoff_path: %3
    reviewer_status: APPROVED
    retries_used: 0
    execution_retries_used: %4
    timestamp: %5
)"_s.arg(QString::number(phase), wordOf(plan, phase, reached),
         plan.isContradictory && phase == 1 ? u"\"{session_dir}/handoffs/phase1-gone.yaml\""_s
                                            : u"null"_s,
         QString::number(isLast ? plan.retries : 0),
         isAhead ? u"null"_s : u'"' + stamp(plan.start.addSecs(600 * (phase + 1))) + u'"');
    }
    text += u"timestamps: {started: \"%1\", last_updated: \"%2\"}\nerrors: []\n"_s.arg(
        stamp(plan.start), stamp(plan.start.addSecs(plan.isContradictory ? 60 : 7200)));
    return text.toUtf8();
}

} // namespace

void SessionFactory::addCfd(const QString &root, int count)
{
    for (int i = 0; i < count; ++i) {
        Plan made = plan(3);
        const int reached = made.fate == Fate::Complete ? 3 : made.phase + 1;
        const QString id =
            made.start.toString(u"yyyyMMdd-HHmmss"_s) + u"-%1"_s.arg(10'000 + m_sessions);
        countSession();
        setBroken(isToBeBroken());
        Writer writer{*this, root + u"/cfd-bioreactor-session-"_s + id, made, made.start,
                      made.fate == Fate::Failed ? reached : 0};
        for (int phase = 1; phase <= reached; ++phase) {
            writer.writePhase(phase);
        }
        write(root + u"/cfd-bioreactor-state-%1.yaml"_s.arg(id), stateText(writer, id, reached));
        setBroken(false);
    }
}

} // namespace baton
