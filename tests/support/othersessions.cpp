// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/sessionfactory.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString stamp(const QDateTime &time)
{
    return time.toString(u"yyyy-MM-ddTHH:mm:ssZ"_s);
}

QByteArray payload(const QString &id, const SessionFactory::Plan &plan)
{
    return uR"(handoff:
  version: "1.0"
  timestamp: %1
  source: {skill: perspective-swarm, workflow_id: %2, session_path: /tmp/swarm-session-%4/}
  target: {skill: lit-pm}
  payload:
    original_prompt: "Should the outlet be rebuilt?"
    reframed_challenge: "Weigh the rebuild"
    problem_type: strategic
    synthesis_summary: "Oxygen limits every run"
    convergent_insights:
      - {theme: Oxygen, confidence_score: 7.8, contributing_archetypes: [optimist], key_evidence: [a]}
    divergent_insights: [{archetype: critic, insight: Cost, confidence: %3}]
    key_uncertainties: [shear]
    suggested_search_terms: [{term: shear, rationale: one paper}]
    blind_spots_identified: [cost]
  context: {perspectives_completed: 4, convergence_level: medium, user_feedback: ""}
)"_s.arg(stamp(plan.start.addSecs(1500)), id, plan.isContradictory ? u"9"_s : u"4"_s, id.sliced(6))
        .toUtf8();
}

} // namespace

void SessionFactory::addSwarm(const QString &root, int count)
{
    static const QStringList names{u"optimist"_s, u"critic"_s, u"analyst"_s, u"innovator"_s,
                                   u"pragmatist"_s};
    static const QStringList states{u"COMPLETED"_s, u"FAILED"_s, u"DIVERGING"_s,
                                    u"AWAITING_USER"_s};
    for (int i = 0; i < count; ++i) {
        const Plan made = plan(4);
        const int reached = made.fate == Fate::Complete ? 4
            : made.fate == Fate::Running                ? 2
            : made.fate == Fate::Paused                 ? 4
                                                        : made.phase + 1;
        const QString id = u"swarm-%1-%2"_s.arg(made.start.toString(u"yyyyMMdd-HHmmss"_s))
                               .arg(0x10000000 + m_sessions, 8, 16, QChar(u'0'));
        const QString folder = root + u"/swarm-session-"_s + id.sliced(6);
        countSession();
        setBroken(isToBeBroken());
        QString text =
            u"workflow_id: %1\ncurrent_state: %2\nsession_path: /tmp/swarm-session-%3/\n"
            "created_at: %4\nlast_updated: %5\nstages:\n"_s.arg(
                id, states.at(static_cast<int>(made.fate)), id.sliced(6), stamp(made.start),
                stamp(made.start.addSecs(made.isContradictory ? 100 : 1600)));
        for (int stage = 1; stage <= 4; ++stage) {
            const bool isLast = stage == reached && made.fate != Fate::Complete;
            const QString word = stage > reached && !made.isContradictory ? u"pending"_s
                : !isLast                                                 ? u"complete"_s
                : made.fate == Fate::Failed                               ? u"failed"_s
                                                                          : u"in_progress"_s;
            text += u"  stage_%1:\n    status: %2\n    started_at: %3\n    completed_at: %4\n"
                    "    error: %5\n"_s.arg(
                        QString::number(stage), word,
                        stage > reached ? u"null"_s : stamp(made.start.addSecs(stage * 300)),
                        word == "complete"_L1 ? stamp(made.start.addSecs(stage * 300 + 290))
                                              : u"null"_s,
                        word == "failed"_L1 ? u"no answer"_s : u"null"_s);
            for (const QString &name : stage == 2 ? names : QStringList()) {
                text += (name == names.first() ? u"    agents:\n"_s : QString())
                    + u"      %1: {status: %2, output_file: perspectives/%1.md, confidence: 4, "
                      "error: null}\n"_s.arg(name, below(12) == 0 ? u"timeout"_s : u"complete"_s);
                write(folder + u"/perspectives/%1.md"_s.arg(name), "# View\n");
            }
        }
        write(folder + "/workflow-state.yaml"_L1, text.toUtf8());
        write(folder + "/.session.lock"_L1, (id + u'\n' + stamp(made.start) + u'\n').toUtf8());
        if (reached == 4) {
            writeHandoff(folder + "/handoff-payload.yaml"_L1, payload(id, made));
        }
        setBroken(false);
    }
}

void SessionFactory::addNative(const QString &root, int count)
{
    static const QStringList states{u"COMPLETED"_s, u"FAILED"_s, u"RUNNING"_s, u"CREATED"_s};
    QString parent;
    for (int i = 0; i < count; ++i) {
        const Plan made = plan(1);
        const QString id =
            made.start.toString(u"yyyyMMdd-HHmmss"_s) + u"-task-%1"_s.arg(m_sessions);
        const QString folder = root + u"/docs/.scratch/sessions/"_s + id;
        countSession();
        setBroken(isToBeBroken());
        parent = i % 4 == 0 ? id : parent;
        const bool isOver = made.fate == Fate::Complete || made.fate == Fate::Failed;
        write(folder + "/state.json"_L1,
              uR"({
  "session_id": "%1",
  "agent": "devops-agent",
  "status": "%2",
  "created_at": "%3",
  "started_at": "%3",
  "completed_at": %4,
  "exit_code": %5,
  "parent_session": %6,
  "tags": ["batch"],
  "metadata": {}
}
)"_s.arg(id, states.at(static_cast<int>(made.fate)), stamp(made.start),
         isOver ? u'"' + stamp(made.start.addSecs(240)) + u'"' : u"null"_s,
         made.fate == Fate::Failed ? u"1"_s : u"\"0\""_s,
         parent == id ? u"null"_s : u'"' + parent + u'"')
                  .toUtf8());
        writeHandoff(folder + "/prompt.md"_L1,
                     uR"(# Task

```xml
<agent_request xmlns="http://instructor-workflow.org/agent-handoff/v1" version="1.0" session_id="%1"
  parent_agent="planning-agent" target_agent="devops-agent">
  <mode>spawn</mode>
  <original_intent>Verify every service</original_intent>
  <current_task_summary>Check that the service answers</current_task_summary>
  <workflow>standard</workflow>
  <task_details>Ask it.</task_details>
  <constraints><constraint>Read only</constraint></constraints>
  <deliverables><file path="docs/.scratch/sessions/%1/result.json" required="true">JSON</file></deliverables>
</agent_request>
```
)"_s.arg(id)
                         .toUtf8());
        write(folder + "/session.log"_L1,
              u"[%1] [INFO] session created\n%2"_s
                  .arg(stamp(made.start),
                       made.fate == Fate::Failed
                           ? u"[%1] [ERROR] no answer\n"_s.arg(stamp(made.start.addSecs(200)))
                           : QString())
                  .toUtf8());
        if (isOver) {
            write(folder + "/result.json"_L1,
                  made.fate == Fate::Failed ? R"({"status": "failed", "errors": ["no answer"]})"
                                            : R"({"status": "success", "errors": []})");
        }
        setBroken(false);
    }
}

void SessionFactory::addArena(const QString &root, int count)
{
    for (int i = 0; i < count; ++i) {
        const QString folder = root + u"/feature-%1"_s.arg(m_sessions, 5, 10, QChar(u'0'));
        const QByteArray id = "arena-" + QByteArray::number(m_sessions);
        countSession();
        setBroken(isToBeBroken());
        writeHandoff(folder + "/1-sherpa-to-arena.yaml"_L1,
                     "SHERPA_TO_ARENA_HANDOFF:\n  Task: \"Export as CSV\"\n  Atomic_Steps:\n"
                     "    - {step_id: 1, description: Read, estimated_complexity: S}\n"
                     "  Recommended_Variants: \"2\"\n  Recommended_Engine: both\n"
                     "  Recommended_Mode: Solo\n  Quality_Requirements: [Stable]\n");
        writeHandoff(folder + "/2-arena-to-guardian.yaml"_L1,
                     "ARENA_TO_GUARDIAN_HANDOFF:\n  Implementation:\n    session_id: \"" + id
                         + "\"\n    paradigm: COMPETE\n    mode: Solo\n"
                           "    selected_variant: variant-codex\n    selected_engine: codex\n"
                           "    variant_branch: arena/variant-codex\n"
                           "    selection_rationale: It streams\n"
                           "  Files_Changed:\n"
                           "    - {path: lab/csv.py, change_type: Added, summary: Writer}\n"
                           "  Comparison_Summary:\n    total_variants: \"2\"\n"
                           "    engines_used: [codex, gemini]\n"
                           "    evaluation_criteria: correctness\n"
                           "  Test_Status: PASS\n  Ready_For_Review: \"true\"\n");
        setBroken(false);
    }
}

void SessionFactory::addPlain(const QString &root, int count)
{
    for (int i = 0; i < count; ++i) {
        const QString folder = root + u"/notes-%1"_s.arg(m_sessions, 5, 10, QChar(u'0'));
        countSession();
        setBroken(isToBeBroken());
        writeHandoff(folder + "/handoff.yaml"_L1,
                     "handoff:\n  from: night\n  to: day\n  notes: \"The pump was changed\"\n");
        write(folder + "/notes.md"_L1, "# Notes\n\nNothing else.\n");
        setBroken(false);
    }
}

} // namespace baton
