// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/plantedsessions.h"

#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Files = QList<std::pair<QString, QByteArray>>;

PlantedSession arena(const QString &name, const Files &files, const QStringList &expected)
{
    return {u"arena: "_s + name, u"feature"_s, files, plantedAt(16, 0), expected};
}

const std::pair<QString, QByteArray> asked{
    u"feature/1-sherpa-to-arena.yaml"_s,
    "SHERPA_TO_ARENA_HANDOFF:\n  Task: Export\n  Atomic_Steps:\n"
    "    - {step_id: 1, description: Read, estimated_complexity: S}\n"
    "  Recommended_Variants: \"2\"\n  Recommended_Engine: both\n  Recommended_Mode: Solo\n"
    "  Quality_Requirements: [Stable]\n"};

std::pair<QString, QByteArray> given(const QByteArray &paradigm, const QByteArray &tests)
{
    return {
        u"feature/2-arena-to-guardian.yaml"_s,
        "ARENA_TO_GUARDIAN_HANDOFF:\n  Implementation:\n    session_id: arena-1\n" + paradigm
            + "    mode: Solo\n    selected_variant: variant-codex\n    selected_engine: codex\n"
              "    variant_branch: arena/variant-codex\n    selection_rationale: It streams\n"
              "  Files_Changed:\n    - {path: lab/csv.py, change_type: Added, summary: W}\n"
              "  Comparison_Summary:\n    total_variants: \"2\"\n    engines_used: [codex]\n"
              "    evaluation_criteria: correctness\n  Test_Status: "
            + tests + "\n  Ready_For_Review: \"true\"\n"};
}

} // namespace

QDateTime plantedAt(int hour, int minute)
{
    return {QDate(2026, 2, 21), QTime(hour, minute), QTimeZone::UTC};
}

std::vector<PlantedSession> plantedArena()
{
    const QByteArray compete = "    paradigm: COMPETE\n";
    std::vector<PlantedSession> all;
    all.push_back(arena(u"all is well"_s, {asked, given(compete, "PASS")},
                        {u"session succeeded over"_s, u"phase Arena → Guardian succeeded"_s}));
    all.push_back(
        arena(u"a required field is missing"_s, {asked, given({}, "PASS")},
              {u"session failed over"_s,
               u"first cause handoff “2-arena-to-guardian.yaml” in Arena → Guardian at 15:01"_s}));
    all.push_back(arena(u"the tests failed"_s, {asked, given(compete, "FAIL")},
                        {u"session succeeded over"_s}));
    all.push_back(
        arena(u"all variants are disqualified"_s,
              {asked,
               {u"feature/2-arena-to-builder.yaml"_s,
                "ARENA_TO_BUILDER_HANDOFF:\n  Escalation:\n    session_id: arena-1\n"
                "    reason: ALL_DISQUALIFIED\n"}},
              {u"session failed over"_s,
               u"first cause handoff “2-arena-to-builder.yaml” in Arena → Builder at 15:01"_s}));
    all.push_back(arena(
        u"Arena gave up"_s,
        {asked,
         {u"feature/2-arena-to-builder.yaml"_s,
          "ARENA_TO_BUILDER_HANDOFF:\n"
          "  Escalation: {session_id: arena-1, paradigm: COMPETE, mode: Team, reason: "
          "ALL_DISQUALIFIED, attempts_made: \"2\", best_score_achieved: N/A}\n"
          "  Original_Task: {description: Export, acceptance_criteria: [Stable], scope_files: "
          "[a.py]}\n"
          "  Attempted_Approaches:\n"
          "    - {variant_id: v1, engine: codex, approach_summary: in memory, failure_reason: "
          "state lost on restart, score: DISQUALIFIED}\n"
          "    - {variant_id: v2, engine: gemini, approach_summary: redis, failure_reason: tests "
          "do not pass, score: DISQUALIFIED}\n"
          "  Partial_Work: {usable_branches: none, salvageable_elements: none}\n"
          "  Recommendations: {suggested_approach: nginx, pitfalls_to_avoid: memory}\n"
          "  Chain_Context: {Previous_Agent: Arena, Next_Expected: DONE}\n"}},
        {u"session failed over"_s, u"phase Arena → Builder failed"_s,
         u"first cause error “v1” in Arena → Builder"_s,
         u"another cause error “v2” in Arena → Builder"_s}));
    all.push_back(
        arena(u"a file is cut off"_s,
              {asked,
               {u"feature/2-arena-to-guardian.yaml"_s,
                "ARENA_TO_GUARDIAN_HANDOFF:\n  Implementation: {session_id: \"a"}},
              {u"session failed over"_s,
               u"first cause handoff “2-arena-to-guardian.yaml” in Arena → Guardian at 15:01"_s}));
    return all;
}

std::vector<PlantedSession> plantedPlain()
{
    const auto plain = [](const QString &name, const Files &files, const QStringList &expected) {
        return PlantedSession{u"plain: "_s + name, u"notes"_s, files, plantedAt(16, 0), expected};
    };
    return {plain(u"all is well"_s,
                  {{u"notes/a.yaml"_s, "handoff:\n  from: night\n  to: day\n  notes: x\n"}},
                  {u"session succeeded over, 0 s"_s}),
            plain(u"a file is cut off"_s,
                  {{u"notes/a.yaml"_s, "handoff:\n  from: night\n  to: day\n"},
                   {u"notes/b.yaml"_s, "handoff:\n  from: \"night\n"}},
                  {u"session failed over"_s, u"first cause handoff “b.yaml”"_s}),
            plain(u"no handoff at all"_s, {{u"notes/a.yaml"_s, "x: 1\n"}},
                  {u"finding session.empty"_s})};
}

std::vector<PlantedSession> plantedSessions(const QString &protocol)
{
    return protocol == "cfd"_L1   ? plantedCfd()
        : protocol == "swarm"_L1  ? plantedSwarm()
        : protocol == "native"_L1 ? plantedNative()
        : protocol == "arena"_L1  ? plantedArena()
                                  : plantedPlain();
}

} // namespace baton
