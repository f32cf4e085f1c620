// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/plantedsessions.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const QString folder = u"swarm-session-20260221-150000-0a1b2c3d"_s;
const QByteArray id = "swarm-20260221-150000-0a1b2c3d";
using Files = QList<std::pair<QString, QByteArray>>;

/// Begins at 15:@p from and ends at 15:@p to; empty: not yet.
QByteArray stage(int number, const QByteArray &status, const QByteArray &from, const QByteArray &to,
                 const QByteArray &error = "null")
{
    const auto time = [](const QByteArray &minute) {
        return minute.isEmpty() ? QByteArray("null") : "\"2026-02-21T15:" + minute + ":00Z\"";
    };
    return "  stage_" + QByteArray::number(number) + ":\n    status: " + status
        + "\n    started_at: " + time(from) + "\n    completed_at: " + time(to)
        + "\n    error: " + error + "\n";
}

/// The states of the five perspectives, by their first letters: c complete, t timeout, f failed, r
/// in progress, p pending.
QByteArray agents(const QByteArray &letters)
{
    static const QByteArrayList names{"optimist", "critic", "analyst", "innovator", "pragmatist"};
    QByteArray text = "    agents:\n";
    for (qsizetype i = 0; i < names.size(); ++i) {
        const char letter = letters[i];
        const QByteArray status = letter == 'c' ? "complete"
            : letter == 't'                     ? "timeout"
            : letter == 'f'                     ? "failed"
            : letter == 'r'                     ? "in_progress"
                                                : "pending";
        const QByteArray error = letter == 't' ? "no answer within 600 s"
            : letter == 'f'                    ? "refused"
                                               : "null";
        text += "      " + names[i] + ": {status: " + status + ", output_file: "
            + (letter == 'c' ? "perspectives/" + names[i] + ".md" : QByteArray("null"))
            + ", confidence: null, error: " + error + "}\n";
    }
    return text;
}

PlantedSession planted(const QString &name, const QByteArray &state, const QByteArray &stages,
                       const QByteArray &letters, const QStringList &expected, bool isOld = false)
{
    PlantedSession made{u"swarm: "_s + name, folder, {}, plantedAt(16, 0), expected};
    const QByteArray updated = isOld ? "15:20" : "15:50";
    made.files.append({folder + u"/workflow-state.yaml"_s,
                       "workflow_id: " + id + "\ncurrent_state: " + state + "\nsession_path: /tmp/"
                           + folder.toLatin1()
                           + "/\ncreated_at: \"2026-02-21T15:00:00Z\"\nlast_updated: "
                             "\"2026-02-21T"
                           + updated + ":00Z\"\nstages:\n" + stages});
    made.files.append({folder + u"/.session.lock"_s, id + "\n2026-02-21T" + updated + ":00Z\n"});
    static const QStringList names{u"optimist"_s, u"critic"_s, u"analyst"_s, u"innovator"_s,
                                   u"pragmatist"_s};
    for (qsizetype i = 0; i < names.size(); ++i) {
        if (letters[i] == 'c') {
            made.files.append({folder + u"/perspectives/%1.md"_s.arg(names[i]), "# View\n"});
        }
    }
    made.files.append({folder + u"/stage-1-framing.yaml"_s, "framing: {challenge: Outlet}\n"});
    return made;
}

const QByteArray payload = "handoff:\n  version: \"1.0\"\n  timestamp: 2026-02-21T15:40:00Z\n"
                           "  source: {skill: perspective-swarm, workflow_id: "
    + id + ", session_path: /tmp/" + folder.toLatin1()
    + "/}\n  target: {skill: lit-pm}\n  payload:\n"
      "    original_prompt: Outlet\n    reframed_challenge: Weigh\n    problem_type: strategic\n"
      "    synthesis_summary: Oxygen\n    convergent_insights:\n"
      "      - {theme: Oxygen, confidence_score: 7.8, contributing_archetypes: [optimist], "
      "key_evidence: [a]}\n"
      "    divergent_insights: [{archetype: critic, insight: Cost, confidence: 4}]\n"
      "    key_uncertainties: [shear]\n"
      "    suggested_search_terms: [{term: shear, rationale: one paper}]\n"
      "    blind_spots_identified: [cost]\n"
      "  context: {perspectives_completed: 4, convergence_level: medium, user_feedback: \"\"}\n";

const QByteArray framed = stage(1, "complete", "00", "05");

} // namespace

std::vector<PlantedSession> plantedSwarm()
{
    const auto until = [](int last, const QByteArray &letters) {
        QByteArray text = framed + stage(2, "complete", "05", "20") + agents(letters);
        text += last > 2 ? stage(3, "complete", "20", "30") : QByteArray();
        text += last > 3 ? stage(4, "complete", "30", "40") : QByteArray();
        return text;
    };
    const QByteArray pending3 = stage(3, "pending", {}, {});
    const QByteArray pending4 = stage(4, "pending", {}, {});
    std::vector<PlantedSession> all;
    all.push_back(planted(u"all is well"_s, "COMPLETED", until(4, "ccccc"), "ccccc",
                          {u"session succeeded over, 3000 s"_s,
                           u"phase Perspectives succeeded [succeeded] 15:05-15:20"_s}));
    all.push_back(planted(u"one perspective timed out"_s, "COMPLETED", until(4, "ctccc"), "ctccc",
                          {u"session succeeded over"_s, u"phase Critic timed-out passed over"_s,
                           u"passed over error “timeout” in Critic"_s}));
    all.push_back(planted(
        u"complete with too few perspectives"_s, "COMPLETED", until(4, "ctfcc"), "ctfcc",
        {u"session succeeded over, 3000 s: Complete, although Perspectives has only 3 of the 4 parts that it needs"_s,
         u"phase Perspectives failed [failed] 15:05-15:20"_s,
         u"first cause error “timeout” in Critic"_s,
         u"follows error “failed” in Analyst at - ← Perspectives fails with its part Analyst, too"_s,
         u"gate pre-handoff failed (Parts of Perspectives that are complete 3)"_s}));
    all.back().files.append({folder + u"/handoff-payload.yaml"_s, payload});
    all.push_back(planted(
        u"complete with a stage that failed and one that has not ended"_s, "COMPLETED",
        framed + stage(2, "in_progress", "05", {}) + agents("ccccc")
            + stage(3, "complete", "20", "30")
            + stage(4, "failed", "30", "40", "lit-pm did not acknowledge"),
        "ccccc",
        {u"session succeeded over, 3000 s: Complete, although Decision of the user failed"_s,
         u"first cause error “failed” in Decision of the user at 15:40"_s}));
    all.push_back(planted(
        u"too few perspectives"_s, "FAILED",
        framed + stage(2, "failed", "05", "20", "3 of 5 perspectives") + agents("ctfcc") + pending3
            + pending4,
        "ctfcc",
        {u"session failed over, 3000 s: Failed in Perspectives"_s,
         u"first cause error “timeout” in Critic"_s,
         u"follows error “failed” in Analyst at - ← Perspectives fails with its part Analyst, too"_s,
         u"follows error “failed” in Perspectives at 15:20 ← Perspectives fails with its parts Critic, Analyst"_s,
         u"follows session"_s}));
    all.push_back(planted(
        u"too few perspectives, and a log tells when"_s, "ABORTED",
        framed + stage(2, "failed", "05", {}, "3 of 5 perspectives") + agents("cttcf") + pending3
            + pending4,
        "cttcf",
        {u"session aborted over, 3000 s: Aborted in Perspectives"_s,
         u"first cause error “failed” in Pragmatist at 15:09"_s,
         u"follows error “timeout” in Critic at 15:15 ← Perspectives fails with its part Critic, too"_s,
         u"follows error “timeout” in Analyst at 15:16 ← Perspectives fails with its part Analyst, too"_s,
         u"follows error “failed” in Perspectives at - ← Perspectives fails with its parts Pragmatist, Critic, Analyst"_s}));
    all.back().files.append({folder + u"/swarm.log"_s,
                             "2026-02-21T15:05:00Z INFO stage 2 started, 5 agents\n"
                             "2026-02-21T15:09:00Z ERROR pragmatist: refused\n"
                             "2026-02-21T15:15:00Z ERROR critic: no answer within 600 s\n"
                             "2026-02-21T15:16:00Z ERROR analyst: no answer within 600 s\n"
                             "2026-02-21T15:20:00Z WARN user chose abort\n"});
    all.push_back(planted(
        u"its last stage ended after the session"_s, "FAILED",
        until(3, "ccccc") + stage(4, "failed", "30", "58", "not acknowledged"), "ccccc",
        {u"session failed over, 3000 s: Failed in Decision of the user"_s,
         u"first cause handoff “handoff-payload.yaml” in Decision of the user at 15:40"_s,
         u"follows session “swarm-20260221-150000-0a1b2c3d” in - at 15:50"_s,
         u"follows error “failed” in Decision of the user at 15:58 ← The attempt ended with this failure"_s}));
    all.back().files.append(
        {folder + u"/handoff-payload.yaml"_s, payload.first(payload.indexOf("[shear]"))});
    all.push_back(planted(
        u"the synthesis failed"_s, "FAILED",
        until(2, "ccccc") + stage(3, "failed", "20", "30", "no agreement") + pending4, "ccccc",
        {u"session failed over, 3000 s: Failed in Synthesis"_s,
         u"first cause error “failed” in Synthesis at 15:30"_s,
         u"follows phase “Decision of the user”"_s}));
    all.push_back(planted(
        u"failed while perspectives ran"_s, "FAILED",
        framed + stage(2, "in_progress", "05", {}) + agents("crrpp") + pending3 + pending4, "crrpp",
        {u"session failed over, 3000 s: Failed in Perspectives"_s,
         u"phase Perspectives interrupted [interrupted] 15:05-15:50"_s,
         u"phase Critic interrupted"_s, u"phase Innovator not-reached"_s}));
    all.push_back(planted(
        u"silent"_s, "DIVERGING",
        framed + stage(2, "in_progress", "05", {}) + agents("crrpp") + pending3 + pending4, "crrpp",
        {u"session running stale, 1200 s"_s,
         u"phase Perspectives interrupted [interrupted] 15:05-15:20"_s, u"finding session.stale"_s},
        true));
    all.push_back(planted(
        u"complete, one stage goes on and the last failed"_s, "COMPLETED",
        framed + stage(2, "in_progress", "05", {}) + agents("ccccc")
            + stage(3, "complete", "20", "30") + stage(4, "failed", "30", "40", "no answer"),
        "ccccc",
        {u"session succeeded over, 3000 s: Complete, although Decision of the user failed"_s}));
    const QByteArray resume2 = "recovery: {can_resume: true, resume_point: stage_2}\n";
    all.push_back(
        planted(u"the framing failed"_s, "FAILED",
                stage(1, "failed", "00", "05", "the question is empty")
                    + stage(2, "pending", {}, {}) + agents("ppppp") + pending3 + pending4 + resume2,
                "ppppp",
                {u"session failed over, 3000 s: Failed in Framing"_s,
                 u"phase Perspectives not-reached [] "_s,
                 u"first cause error “failed” in Framing at 15:05"_s,
                 u"follows phase “Perspectives” in Perspectives at - ← A phase begins only"_s}));
    all.push_back(planted(u"failed between two stages"_s, "FAILED",
                          framed + stage(2, "pending", {}, {}) + agents("ppppp") + pending3
                              + pending4 + resume2,
                          "ppppp",
                          {u"session failed over, 3000 s: Failed"_s,
                           u"phase Perspectives not-reached [] "_s, u"first cause session"_s}));
    all.push_back(planted(u"aborted"_s, "ABORTED",
                          until(2, "ccccc") + stage(3, "in_progress", "20", {}) + pending4, "ccccc",
                          {u"session aborted over, 3000 s: Aborted in Synthesis"_s,
                           u"next The user stopped it"_s,
                           u"phase Synthesis interrupted [interrupted] 15:20-15:50"_s}));
    all.push_back(
        planted(u"aborted, and too old to be resumed"_s, "ABORTED",
                until(2, "ccccc") + stage(3, "in_progress", "20", {}) + pending4 + resume2, "ccccc",
                {u"session aborted over, 3000 s: Aborted in Synthesis"_s,
                 u"next The user starts the swarm anew: a session is valid for 24 hours"_s,
                 u"finding session.lock-left"_s}));
    all.back().now = plantedAt(16, 0).addDays(2);
    all.push_back(planted(
        u"the payload is cut off, and a stage before never ended"_s, "FAILED",
        framed + stage(2, "complete", "05", "20") + agents("ccccc")
            + stage(3, "in_progress", "20", {}) + stage(4, "failed", "30", "40", "no answer"),
        "ccccc",
        {u"session failed over, 3000 s: Failed in Decision of the user"_s,
         u"next The user chooses: retry, for which perspective-swarm completes the payload"_s,
         u"gate pre-handoff not-evaluated: The user chooses: retry, for which perspective-swarm completes the payload"_s}));
    all.back().files.append(
        {folder + u"/handoff-payload.yaml"_s, payload.first(payload.indexOf("problem_type") + 4)});
    all.push_back(planted(
        u"its state names no status"_s, "FAILED",
        until(2, "ccccc") + stage(3, "failed", "20", "30", "no agreement") + pending4, "ccccc",
        {u"session failed over, 3000 s: Failed in Synthesis"_s,
         u"finding session.status-unknown"_s}));
    all.back().files.first().second.replace("current_state: FAILED\n", "");
    all.push_back(planted(u"waits for the user"_s, "AWAITING_USER",
                          until(3, "ccccc") + stage(4, "in_progress", "30", {}), "ccccc",
                          {u"session waiting alive, 3600 s"_s,
                           u"phase Decision of the user waiting [waiting] 15:30--"_s}));
    all.push_back(planted(u"a later stage is complete before an earlier one"_s, "DIVERGING",
                          framed + stage(2, "in_progress", "05", {}) + agents("crrpp")
                              + stage(3, "complete", "20", "30") + pending4,
                          "crrpp",
                          {u"session running alive"_s, u"finding swarm.state.stage-order"_s}));
    const auto locked = [](const QString &name, const QByteArray &lock,
                           const QStringList &expected) {
        return PlantedSession{u"swarm: "_s + name,
                              folder,
                              {{folder + u"/.session.lock"_s, lock}},
                              plantedAt(16, 0),
                              expected};
    };
    all.push_back(
        locked(u"an old lock of two lines without a state"_s, id + "\n2026-02-21T15:20:00Z\n",
               {u"session unknown stale, -1 s: Locked, but without a state, no sign of life "
                "since 2026-02-21 15:20 UTC"_s,
                u"finding session.stale"_s, u"finding session.state-missing"_s}));
    all.push_back(locked(u"an old lock as a map without a state"_s,
                         "workflow_id: " + id + "\ntimestamp: \"2026-02-20T15:20:00Z\"\n",
                         {u"session unknown expired, -1 s"_s, u"finding session.expired"_s}));
    all.push_back(locked(u"a young lock without a state"_s, id + "\n2026-02-21T15:50:00Z\n",
                         {u"session unknown alive, 600 s: Locked, but without a state"_s}));
    return all;
}

} // namespace baton
