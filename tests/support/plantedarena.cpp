// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/plantedsessions.h"

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

/// A handoff to the judge with the number @p number.
std::pair<QString, QByteArray> toJudge(const QByteArray &number)
{
    return {u"feature/%1-arena-to-judge.yaml"_s.arg(QString::fromLatin1(number)),
            "ARENA_TO_JUDGE_HANDOFF:\n"
            "  Implementation: {session_id: arena-1, mode: Solo, selected_variant: v1, "
            "selected_engine: codex, variant_branch: arena/v1, selection_rationale: few lines}\n"
            "  Review_Focus: [links]\n  Files_To_Review: [lab/csv.py]\n"
            "  Context: {total_variants: \"2\", rejected_approaches: slow}\n"};
}

std::pair<QString, QByteArray> fromJudge(const QByteArray &number, const QByteArray &verdict,
                                         const QByteArray &findings = "[]")
{
    return {u"feature/%1-judge-to-arena.yaml"_s.arg(QString::fromLatin1(number)),
            "JUDGE_TO_ARENA_HANDOFF:\n  session_id: arena-1\n  Verdict: " + verdict
                + "\n  Findings: " + findings + '\n'};
}

} // namespace

std::vector<PlantedSession> plantedArena()
{
    const QByteArray compete = "    paradigm: COMPETE\n";
    std::vector<PlantedSession> all;
    all.push_back(arena(u"all is well"_s, {asked, given(compete, "PASS")},
                        {u"session succeeded over"_s, u"phase Arena → Guardian succeeded"_s}));
    const QByteArray traversal = "[{severity: CRITICAL, text: path traversal}, no test of it]";
    all.push_back(arena(u"the judge rejects, and nobody answers"_s,
                        {asked, toJudge("2"), fromJudge("3", "REJECT", traversal)},
                        {u"session failed over, 120 s: Failed in Judge → Arena"_s,
                         u"first cause error “Judge says REJECT” in Judge → Arena at 15:02"_s,
                         u"phase Arena → Judge succeeded"_s}));
    all.push_back(
        arena(u"the judge asks for changes, and nobody answers"_s,
              {asked, toJudge("2"), fromJudge("3", "Changes requested", traversal)},
              {u"session waiting alive, 3600 s: Waiting in Judge → Arena"_s,
               u"phase Judge → Arena waiting"_s,
               u"first cause error “Judge says Changes requested” in Judge → Arena at 15:02"_s}));
    all.push_back(arena(u"the judge tells another than Arena that it failed"_s,
                        {asked,
                         toJudge("2"),
                         {u"feature/3-judge-to-nexus.yaml"_s,
                          "JUDGE_TO_NEXUS_HANDOFF:\n  session_id: arena-1\n  Verdict: FAIL\n"}},
                        {u"session failed over, 120 s: Failed in Judge → Nexus"_s,
                         u"first cause error “Judge says FAIL” in Judge → Nexus at 15:02"_s}));
    all.push_back(arena(u"the judge rejects, and the second round is approved"_s,
                        {asked, toJudge("2"), fromJudge("3", "REJECT", traversal), toJudge("4"),
                         fromJudge("5", "APPROVE"), given(compete, "PASS")},
                        {u"session succeeded over"_s, u"phase Arena → Judge succeeded"_s,
                         u"phase Judge → Arena succeeded"_s,
                         u"repaired error “Judge says REJECT” in Judge → Arena at 15:02"_s}));
    all.push_back(
        arena(u"the judge rejects, and Arena hands it to Guardian all the same"_s,
              {asked, toJudge("2"), fromJudge("3", "REJECT", traversal), given(compete, "PASS")},
              {u"session failed over, 180 s: Failed in Judge → Arena"_s,
               u"first cause error “Judge says REJECT” in Judge → Arena at 15:02"_s}));
    all.push_back(arena(u"the judge rejects, and has not seen what came anew"_s,
                        {asked, toJudge("2"), fromJudge("3", "REJECT"), toJudge("4")},
                        {u"session failed over, 180 s: Failed in Judge → Arena"_s,
                         u"first cause error “Judge says REJECT” in Judge → Arena at 15:02"_s}));
    all.push_back(
        arena(u"the judge rejects twice"_s,
              {asked, toJudge("2"), fromJudge("3", "REJECT", traversal), toJudge("4"),
               fromJudge("5", "REJECT")},
              {u"session failed over, 240 s: Failed in Judge → Arena after 2 attempts"_s,
               u"phase Arena → Judge succeeded [superseded succeeded]"_s,
               u"phase Judge → Arena failed [failed failed]"_s,
               u"first cause error “Judge says REJECT” in Judge → Arena at 15:02"_s,
               u"follows attempt “Judge → Arena, attempt 2” in Judge → Arena at 15:04"_s}));
    all.push_back(
        arena(u"the judge asks for changes, and then rejects"_s,
              {asked, toJudge("2"), fromJudge("3", "Changes requested", traversal), toJudge("4"),
               fromJudge("5", "REJECT")},
              {u"session failed over, 240 s: Failed in Judge → Arena after 2 attempts"_s,
               u"first cause error “Judge says Changes requested” in Judge → Arena at 15:02"_s}));
    auto passed = fromJudge("3", "PASS");
    passed.second += "  Chain_Context: {Previous_Agent: Arena, Position: \"Step 3 of 4\", "
                     "Next_Expected: Guardian}\n";
    all.push_back(
        arena(u"the judge approves, and names who follows"_s, {asked, toJudge("2"), passed},
              {u"session waiting alive"_s, u"next Arena hands the result on to Guardian"_s}));
    all.push_back(arena(u"Arena was asked, and has not answered"_s, {asked},
                        {u"session waiting alive, 3600 s: Waiting in Sherpa → Arena"_s,
                         u"phase Sherpa → Arena waiting"_s}));
    all.push_back(arena(
        u"a tie, which no variant wins"_s,
        {asked,
         {u"feature/2-arena-to-builder.yaml"_s,
          "ARENA_TO_BUILDER_HANDOFF:\n"
          "  Escalation: {session_id: arena-1, paradigm: COMPETE, mode: Team, reason: "
          "REPEATED_FAILURE, attempts_made: \"2\", best_score_achieved: \"3.1\"}\n"
          "  Original_Task: {description: Export, acceptance_criteria: [Stable], scope_files: "
          "[a.py]}\n"
          "  Attempted_Approaches:\n"
          "    - {variant_id: v1, engine: codex, approach_summary: in memory, failure_reason: TIE "
          "with v2, score: \"3.1\"}\n"
          "    - {variant_id: v2, engine: gemini, approach_summary: redis, failure_reason: TIE "
          "with "
          "v1, score: \"3.1\"}\n"
          "  Partial_Work: {usable_branches: none, salvageable_elements: none}\n"
          "  Recommendations: {suggested_approach: nginx, pitfalls_to_avoid: memory}\n"
          "  Chain_Context: {Previous_Agent: Arena, Next_Expected: DONE}\n"}},
        {u"session failed over, 60 s: Failed in Arena → Builder"_s,
         u"first cause error “v1” in Arena → Builder"_s}));
    all.push_back(
        arena(u"a required field is missing"_s, {asked, given({}, "PASS")},
              {u"session failed over"_s,
               u"first cause handoff “2-arena-to-guardian.yaml” in Arena → Guardian at 15:01"_s}));
    all.push_back(arena(
        u"the tests failed"_s, {asked, given(compete, "FAIL")},
        {u"session succeeded over, 60 s: Complete, although Arena says Test_Status: FAIL"_s,
         u"first cause error “Arena says Test_Status: FAIL” in Arena → Guardian at 15:01"_s}));
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
    const auto reviewed = [](const QString &name, const QByteArray &verdict) {
        return std::pair{u"feature/"_s + name,
                         "JUDGE_TO_ARENA_HANDOFF:\n  session_id: arena-1\n  Verdict: " + verdict
                             + "\n  Findings: [no test]\n  Next_Expected: Arena\n"};
    };
    const auto implemented = [](const QString &name, const QByteArray &variant) {
        return std::pair{u"feature/"_s + name,
                         "ARENA_TO_JUDGE_HANDOFF:\n  Implementation: {session_id: arena-1, mode: "
                         "Solo, selected_variant: "
                             + variant
                             + ", selected_engine: codex, variant_branch: arena/variant, "
                               "selection_rationale: short}\n  Review_Focus: [streams]\n"
                               "  Files_To_Review: [lab/csv.py]\n"
                               "  Context: {total_variants: \"2\", rejected_approaches: none}\n"};
    };
    all.push_back(arena(u"a second round of review"_s,
                        {asked, implemented(u"2-arena-to-judge.yaml"_s, "one"),
                         reviewed(u"3-judge-to-arena.yaml"_s, "Changes requested"),
                         implemented(u"4-arena-to-judge.yaml"_s, "two"),
                         reviewed(u"5-judge-to-arena.yaml"_s, "Approved")},
                        {u"session succeeded over, 240 s"_s,
                         u"phase Arena → Judge succeeded [superseded succeeded] 15:00-15:03"_s,
                         u"phase Judge → Arena succeeded [superseded succeeded] 15:01-15:04"_s}));
    const auto copy = [](PlantedSession session) {
        session.isCopy = true;
        return session;
    };
    const QByteArray untested = "[no test]";
    Files rounds{asked};
    for (int i = 2; i < 12; i += 2) {
        rounds << toJudge(QByteArray::number(i))
               << fromJudge(QByteArray::number(i + 1), "Changes requested", untested);
    }
    rounds << toJudge("12") << fromJudge("13", "Approved");
    all.push_back(copy(arena(u"a copy of six rounds of review"_s, rounds,
                             {u"session succeeded over, -1 s: Complete"_s,
                              u"phase Judge → Arena succeeded [superseded superseded superseded "
                              "superseded superseded succeeded]"_s})));
    const auto renamed = [](std::pair<QString, QByteArray> file, const QString &name) {
        file.first = u"feature/"_s + name;
        return file;
    };
    all.push_back(copy(arena(u"a copy without numbers in the names"_s,
                             {renamed(asked, u"sherpa-to-arena.yaml"_s),
                              renamed(toJudge("2"), u"arena-to-judge.yaml"_s),
                              renamed(fromJudge("3", "Approved"), u"judge-to-arena.yaml"_s)},
                             {u"session succeeded over, -1 s: Complete"_s})));
    all.push_back(copy(arena(u"a copy without numbers in the names, of what goes on"_s,
                             {renamed(asked, u"sherpa-to-arena.yaml"_s),
                              renamed(toJudge("2"), u"arena-to-judge.yaml"_s)},
                             {u"session waiting alive, 3599 s: Waiting in Arena → Judge"_s})));
    all.push_back(
        copy(arena(u"a copy whose answers have the numbers of their rounds"_s,
                   {renamed(asked, u"sherpa-to-arena.yaml"_s),
                    renamed(toJudge("2"), u"arena-to-judge-1.yaml"_s),
                    renamed(toJudge("4"), u"arena-to-judge-2.yaml"_s),
                    renamed(given(compete, "PASS"), u"arena-to-guardian.yaml"_s),
                    renamed(fromJudge("3", "REJECT", untested), u"judge-to-arena-1.yaml"_s),
                    renamed(fromJudge("5", "APPROVE"), u"judge-to-arena-2.yaml"_s)},
                   {u"session succeeded over, -1 s: Complete"_s,
                    u"phase Judge → Arena succeeded [superseded succeeded]"_s,
                    u"phase Arena → Guardian succeeded"_s})));
    all.push_back(
        arena(u"a file is cut off"_s,
              {asked,
               {u"feature/2-arena-to-guardian.yaml"_s,
                "ARENA_TO_GUARDIAN_HANDOFF:\n  Implementation: {session_id: \"a"}},
              {u"session failed over"_s,
               u"first cause handoff “2-arena-to-guardian.yaml” in Arena → Guardian at 15:01"_s}));
    return all;
}

} // namespace baton
