// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/cfdplants.h"
#include "tests/support/plantedsessions.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using namespace cfdplants;

const std::pair<QString, QByteArray> ran{folder + u"/logs/run.log"_s, "15:00 INFO begins\n"};

PlantedSession planted(const QString &name, const QByteArray &state,
                       const QList<std::pair<QString, QByteArray>> &files,
                       const QStringList &expected)
{
    PlantedSession made{u"cfd: "_s + name, folder, files, plantedAt(16, 0), expected};
    made.files.prepend({u"cfd-bioreactor-state-20260221-150000-1.yaml"_s, state});
    made.files.append(ran);
    return made;
}

const QByteArray start = phase(0, "complete", "15:01");
const QByteArray meshed = start + phase(1, "complete", "15:10");
const QList<std::pair<QString, QByteArray>> planned{analysis(1, "15:03"), review(1, "15:05"),
                                                    mesh("15:10")};
const QList<std::pair<QString, QByteArray>> flowing =
    planned + QList{analysis(2, "15:12"), review(2, "15:14")};

} // namespace

std::vector<PlantedSession> plantedCfd()
{
    const QByteArray done = meshed + phase(2, "complete", "15:30") + phase(3, "complete", "15:40");
    const QList<std::pair<QString, QByteArray>> whole = flowing
        + QList{flow("15:30", true), analysis(3, "15:32"), review(3, "15:34"),
                transport("15:40", "3.5e-8", "0.0")};
    auto thirdFlow = flow("15:45", false,
                          "  error_history:\n" + attempt(1, "relax", "diverged")
                              + attempt(2, "Picard", "diverged"));
    thirdFlow.second.replace("task_id: phase2-flow-result,", "task_id: phase2-flow-result-3,");
    std::vector<PlantedSession> all;
    all.push_back(planted(u"all is well"_s, state("complete", 5, "[0, 1, 2, 3]", done), whole,
                          {u"session succeeded over, 3000 s"_s,
                           u"phase Flow succeeded [succeeded] 15:10-15:30"_s, u"gate QG2b passed"_s,
                           u"gate QG3b passed"_s}));
    all.push_back(
        planted(u"nobody worked at it for a while"_s,
                state("running", 3, "[0, 1, 2]", meshed + phase(2, "complete", "15:49")),
                planned + QList{analysis(2, "15:45"), review(2, "15:47"), flow("15:49", true)},
                {u"phase Mesh Planning succeeded [succeeded] 15:01-15:10"_s,
                 u"phase Flow succeeded [succeeded] 15:45-15:49"_s}));
    all.push_back(
        planted(u"a retry repaired it"_s,
                state("complete", 5, "[0, 1, 2, 3]",
                      meshed + phase(2, "complete", "15:30", 1) + phase(3, "complete", "15:40")),
                QList(whole) << flow("15:30", true,
                                     "  error_history:\n" + attempt(1, "relax", "Converged")),
                {u"session succeeded over, 3000 s"_s,
                 u"phase Flow succeeded [superseded succeeded] 15:10-15:30, attempt 2 of 3"_s,
                 u"repaired error “solver_divergence” in Flow"_s, u"gate QG2b passed"_s}));
    const auto sentBack = [](const std::pair<QString, QByteArray> &one) {
        return std::pair(one.first,
                         QByteArray(one.second).replace("    blocking_issues: [Outlet]\n", ""));
    };
    const QByteArray planning = start + phase(1, "in_progress", {});
    all.push_back(planted(
        u"a review that lacks what it must have, while it runs"_s,
        state("running", 1, "[0]", planning),
        {analysis(1, "15:45"), sentBack(review(1, "15:48", true))},
        {u"session running alive"_s, u"next cfd-bioreactor re-invokes cfd-reviewer: "_s,
         u"gate QG1 failed (Required fields 2 of 3, Review approved REJECTED, No CRITICAL challenge 1): Re-invoke cfd-reviewer"_s}));
    all.push_back(planted(
        u"both plans were rejected, and it fell silent"_s,
        state("running", 1, "[0]", start + phase(1, "failed", "15:10")),
        {analysis(1, "15:05", 2), review(1, "15:08", true, 2)},
        {u"session running expired"_s,
         u"next The user decides about the plan of phase 1 Mesh Planning (attempt 2 of 2 failed, and no retry is left)"_s}));
    all.back().now = plantedAt(16, 0).addDays(2);
    all.push_back(planted(
        u"retries used up"_s, state("failed", 2, "[0, 1]", meshed + phase(2, "failed", "15:45", 3)),
        QList(flowing) << flow("15:45", false,
                               "  error_history:\n" + attempt(1, "relax", "still diverged")
                                   + attempt(2, "Picard", "still diverged")
                                   + attempt(3, "relax", "still diverged")),
        {u"session failed over, 3000 s: Failed in phase 2 Flow after 3 attempts"_s,
         u"first cause error “solver_divergence” in Flow"_s, u"follows attempt “Flow, attempt 2”"_s,
         u"follows attempt “Flow, attempt 3” in Flow at 15:45 ← A retry after the failure, with the fix of attempt 1 again"_s,
         u"follows gate “QG2b, flow result” in Flow at 15:45 ←"_s, u"follows phase “Transport”"_s,
         u"follows session"_s, u"escalation of Flow: 3 of 3, over"_s}));
    all.push_back(
        planted(u"one failed run, told without a time"_s,
                state("failed", 2, "[0, 1]", meshed + phase(2, "failed", "15:50", 1)),
                QList(flowing) << flow(
                    "15:45", false, "  error_history:\n" + attempt(1, "relax", "still diverged")),
                {u"session failed over"_s, u"first cause error “solver_divergence” in Flow"_s,
                 u"follows gate “QG2b, flow result” in Flow at 15:45 ←"_s}));
    all.push_back(
        planted(u"retries used up, two of three told"_s,
                state("failed", 2, "[0, 1]", meshed + phase(2, "failed", "15:45", 3)),
                QList(flowing) << flow("15:45", false,
                                       "  error_history:\n" + attempt(1, "relax", "still diverged")
                                           + attempt(2, "Picard", "still diverged")),
                {u"session failed over, 3000 s: Failed in phase 2 Flow after 3 attempts"_s,
                 u"phase Flow failed [failed failed failed] "_s}));
    all.push_back(planted(
        u"a retry is left"_s,
        state("running", 2, "[0, 1]", meshed + phase(2, "in_progress", {}, 1)),
        QList(flowing) << flow("15:45", false,
                               "  error_history:\n" + attempt(1, "relax", "diverged")),
        {u"session running alive, 3600 s"_s, u"phase Flow running [failed running] 15:10--"_s,
         u"first cause error “solver_divergence” in Flow"_s,
         u"follows gate “QG2b, flow result” in Flow at 15:45 ←"_s,
         u"escalation of Flow: 2 of 3"_s}));
    all.push_back(planted(
        u"the last retry failed, and the state does not say so yet"_s,
        state("running", 2, "[0, 1]", meshed + phase(2, "in_progress", {}, 2)),
        QList(flowing) << thirdFlow,
        {u"session running alive, 3600 s"_s, u"escalation of Flow: 3 of 3, over"_s,
         u"gate QG2b failed (Converged false, Mass conservation error 4.1e-3): All 3 attempts have failed: the user decides"_s}));
    auto retried = analysis(2, "15:12");
    retried.second +=
        "  error_history:\n" + attempt(1, "relax", "diverged") + attempt(2, "Picard", "diverged");
    all.push_back(
        planted(u"the plan of a phase tells which runs of it failed"_s,
                state("running", 2, "[0, 1]", meshed + phase(2, "in_progress", {}, 2)),
                planned + QList{retried, review(2, "15:14")},
                {u"session running alive, 3600 s: Running: phase 2 Flow, attempt 3 of 3"_s}));
    all.push_back(planted(
        u"the user stopped it"_s, state("aborted", 2, "[0, 1]", meshed), flowing,
        {u"session aborted over"_s,
         u"next The user stopped it; cfd-bioreactor goes on in phase 2 Flow once it is started again"_s}));
    all.push_back(planted(
        u"the first review rejected, the second run succeeded"_s,
        state("complete", 5, "[0, 1, 2, 3]",
              meshed + phase(2, "complete", "15:30", 0, 1) + phase(3, "complete", "15:40")),
        planned + QList{analysis(2, "15:12"), review(2, "15:14", true), flow("15:30", true)},
        {u"session succeeded over, 3000 s: Complete"_s,
         u"phase Flow succeeded [superseded succeeded] 15:10-15:30"_s,
         u"passed over gate “QG2a, flow plan” in Flow"_s}));
    all.push_back(planted(u"the review rejects"_s,
                          state("failed", 1, "[0]", start + phase(1, "failed", "15:10", 0, 1)),
                          {analysis(1, "15:03", 2), review(1, "15:05", true, 2)},
                          {u"session failed over"_s, u"gate QG1 failed (Review approved REJECTED"_s,
                           u"first cause gate “QG1, mesh plan” in Mesh Planning at 15:05"_s,
                           u"escalation of Mesh Planning: 2 of 2, over"_s}));
    all.push_back(planted(u"the mesh needs too much memory"_s,
                          state("failed", 1, "[0]", start + phase(1, "failed", "15:10")),
                          {analysis(1, "15:03"), review(1, "15:05"), mesh("15:10", "90000")},
                          {u"session failed over"_s, u"gate QG1 failed (Memory 549 % of RAM)"_s,
                           u"first cause gate “QG1, mesh plan” in Mesh Planning at 15:10"_s}));
    all.push_back(planted(
        u"species are lost"_s,
        state("failed", 3, "[0, 1, 2]",
              meshed + phase(2, "complete", "15:30") + phase(3, "failed", "15:40", 0)),
        QList(flowing) << flow("15:30", true) << analysis(3, "15:32") << review(3, "15:34")
                       << transport("15:40", "0.2", "-3.0e-2"),
        {u"session failed over"_s,
         u"gate QG3b failed (Species conservation error 0.2, Smallest concentration -3.0e-2)"_s,
         u"first cause gate “QG3b, transport result” in Transport at 15:40"_s}));
    all.push_back(planted(
        u"a required field is missing"_s,
        state("failed", 1, "[0]", start + phase(1, "failed", "15:10")),
        {file(u"phase1-math-analysis.yaml"_s,
              head(1, 1, "cfd-mathematician", "phase1-math-1", "15:03", log)
                  + "  math_analysis: {variational_form: a}\n")},
        {u"first cause handoff “phase1-math-analysis.yaml” in Mesh Planning at 15:03"_s,
         u"follows gate “QG1, mesh plan” in Mesh Planning at 15:03 ← The gate looks at"_s}));
    all.push_back(
        planted(u"an earlier phase ran again"_s,
                state("running", 1, "[0]",
                      start + phase(1, "in_progress", {}) + phase(2, "complete", "15:30"), "15:55",
                      "[0, 1, 2]"),
                QList(flowing) << flow("15:30", true),
                {u"session running alive"_s, u"phase Mesh Planning running [running] 15:01--"_s,
                 u"phase Flow invalidated [invalidated]"_s, u"gate QG2b invalidated"_s}));
    all.push_back(planted(
        u"silent"_s, state("running", 2, "[0, 1]", meshed + phase(2, "in_progress", {}), "15:20"),
        flowing,
        {u"session running stale, 1200 s"_s, u"phase Flow interrupted [interrupted] 15:10-15:20"_s,
         u"finding session.stale"_s}));
    const std::pair<QString, QByteArray> solving{
        folder + u"/logs/solve.log"_s,
        "2026-02-21T15:12:00Z INFO one\n2026-02-21T15:14:00Z INFO\n"};
    all.push_back(planted(
        u"its log tells of more than its state"_s,
        state("running", 2, "[0, 1]", meshed + phase(2, "in_progress", {}), "15:11"),
        planned + QList{ran, ran, ran, ran, ran, ran, ran, ran, ran, ran, ran, solving},
        {u"session running stale, 840 s: Interrupted in phase 2 Flow, no sign of life since "
         "2026-02-21 15:14 UTC"_s,
         u"phase Flow interrupted [interrupted] 15:10-15:14"_s}));
    all.push_back(
        planted(u"a phase is planned before the one before it is over"_s,
                state("failed", 3, "[0, 1, 2]",
                      meshed + phase(2, "complete", "15:30") + phase(3, "failed", "15:40")),
                QList(flowing) << flow("15:30", true) << analysis(3, "15:28") << review(3, "15:29")
                               << transport("15:40", "0.2", "-3.0e-2"),
                {u"phase Flow succeeded [succeeded] 15:10-15:30"_s,
                 u"phase Transport failed [failed] 15:28-15:40"_s}));
    all.push_back(
        planted(u"complete although a phase failed"_s,
                state("complete", 5, "[0, 1]", meshed + phase(2, "failed", "15:30")),
                QList(flowing) << flow("15:30", false),
                {u"session succeeded over, 3000 s: Complete, although phase 2 Flow failed"_s,
                 u"first cause gate “QG2b, flow result” in Flow at 15:30"_s,
                 u"finding session.complete-with-failure"_s}));
    all.push_back(planted(
        u"complete although a phase is not valid"_s,
        state("complete", 5, "[0, 1, 2]", done, "15:50", "[0, 1, 2, 3]"), whole,
        {u"session succeeded over, 3000 s: Complete, although phase 3 Transport is not among "
         "phases_valid"_s,
         u"phase Transport invalidated"_s,
         u"first cause finding “cfd-bioreactor-state-20260221-150000-1.yaml”"_s,
         u"finding session.complete-with-failure"_s}));
    all.push_back(
        planted(u"failed later than the gate that it went on from"_s,
                state("failed", 3, "[0, 1, 2]",
                      meshed + phase(2, "complete", "15:30") + phase(3, "failed", "15:40")),
                QList(flowing) << flow("15:30", false) << analysis(3, "15:32") << review(3, "15:34")
                               << transport("15:40", "0.2", "-3.0e-2"),
                {u"first cause gate “QG2b, flow result” in Flow at 15:30"_s,
                 u"follows gate “QG3b, transport result” in Transport at 15:40"_s}));
    all.push_back(
        planted(u"a later phase is said to hold that ended before an earlier one failed"_s,
                state("complete", 2, "[0, 1, 3]",
                      meshed + phase(2, "failed", "15:30") + phase(3, "complete", "15:20")),
                QList(flowing) << flow("15:30", false),
                {u"session succeeded over, 3000 s: Complete, although phase 2 Flow failed"_s,
                 u"finding session.time-order"_s}));
    all.push_back(planted(u"deliverables missing and elsewhere"_s,
                          state("complete", 5, "[0, 1, 2, 3]", done),
                          QList(whole) << mesh("15:10", "5480", "{session_dir}/logs/gone.log")
                                       << transport("15:40", "3.5e-8", "0.0"),
                          {u"deliverable {session_dir}/logs/gone.log missing"_s,
                           u"deliverable {session_dir}/logs/run.log exists"_s,
                           u"finding session.deliverable-missing"_s}));
    all.push_back(planted(u"handoffs dated before it began and after it ended"_s,
                          state("complete", 5, "[0, 1, 2, 3]", done),
                          QList(whole) << analysis(1, "14:03") << review(3, "15:58"),
                          {u"session succeeded over, 3000 s"_s, u"finding session.time-order"_s}));
    all.push_back(
        planted(u"the state is cut off"_s,
                state("failed", 2, "[0, 1]", meshed + phase(2, "failed", "15:45", 3)).left(420),
                QList(flowing) << flow("15:45", false),
                {u"session failed over"_s, u"phase Flow failed"_s,
                 u"first cause gate “QG2b, flow result” in Flow at 15:45"_s,
                 u"finding session.state-unreadable"_s}));
    // Without a state nothing is known to be complete.
    const auto withoutState = [](const QString &name,
                                 const QList<std::pair<QString, QByteArray>> &files,
                                 const QStringList &expected) {
        return PlantedSession{u"cfd: "_s + name, folder, QList(files) << ran, plantedAt(16, 0),
                              expected};
    };
    const QByteArray twice = "  error_history:\n" + attempt(1, "relax", "still diverged")
        + attempt(2, "Picard", "still diverged");
    all.push_back(withoutState(
        u"without a state, its flow fails"_s, QList(flowing) << flow("15:45", false, twice),
        {u"session failed over, 2700 s: Failed in phase 2 Flow after 2 attempts"_s,
         u"phase Mesh Planning succeeded [succeeded] 15:00-15:10"_s,
         u"phase Flow failed [failed failed] 15:10-15:45"_s,
         u"first cause error “solver_divergence” in Flow"_s,
         u"follows gate “QG2b, flow result” in Flow"_s}));
    all.push_back(withoutState(
        u"without a state, one failed run"_s,
        QList(flowing) << flow("15:45", false,
                               "  error_history:\n" + attempt(1, "relax", "still diverged")),
        {u"phase Flow failed [failed] 15:10-15:45, attempt 1 of 3"_s,
         u"gate QG2b failed (Converged false, Mass conservation error 4.1e-3): Diagnose the error "
         "and run phase 2 again, attempt 2 of 3"_s,
         u"escalation of Flow: 1 of 3"_s}));
    all.push_back(
        withoutState(u"without a state, it went on from its failed flow"_s,
                     QList(flowing) << flow("15:30", false) << analysis(3, "15:32"),
                     {u"session unknown over"_s, u"passed over gate “QG2b, flow result” in Flow"_s,
                      u"gate QG2b failed (Converged false, Mass conservation error "
                      "4.1e-3): The session went on all the same"_s}));
    all.push_back(planted(
        u"complete although a gate fails"_s, state("complete", 5, "[0, 1, 2, 3]", done),
        QList(whole) << flow("15:30", false),
        {u"session succeeded over, 3000 s: Complete, although gate QG2b fails"_s,
         u"phase Flow succeeded [succeeded] 15:10-15:30, attempt 1 of 3, although gate QG2b fails"_s,
         u"first cause gate “QG2b, flow result” in Flow at 15:30"_s}));
    all.push_back(
        planted(u"the words of its history do not say that it worked"_s,
                state("complete", 5, "[0, 1, 2, 3]",
                      meshed + phase(2, "complete", "15:30", 2) + phase(3, "complete", "15:40")),
                QList(whole) << flow("15:30", true, twice),
                {u"session succeeded over, 3000 s: Complete"_s,
                 u"phase Flow succeeded [superseded superseded succeeded]"_s,
                 u"repaired error “solver_divergence” in Flow"_s}));
    return all;
}

} // namespace baton
