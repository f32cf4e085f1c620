// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/plantedsessions.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using Files = QList<std::pair<QString, QByteArray>>;

QString placeOf(const QByteArray &id)
{
    return u"docs/.scratch/sessions/"_s + QString::fromLatin1(id);
}

/// A session of the orchestrator that began at 15:@p from and ended at 15:@p to; empty: not yet.
Files native(const QByteArray &id, const QByteArray &status, const QByteArray &from,
             const QByteArray &to, const QByteArray &parent = {}, const QByteArray &exitCode = "0",
             const QByteArray &deliverable = {})
{
    const QByteArray ended = to.isEmpty() ? QByteArray("null") : "\"2026-02-21T15:" + to + ":00Z\"";
    const QByteArray wanted =
        deliverable.isEmpty() ? "docs/.scratch/sessions/" + id + "/result.json" : deliverable;
    Files files;
    files.append({placeOf(id) + u"/state.json"_s,
                  "{\"session_id\": \"" + id + "\", \"agent\": \"devops-agent\", \"status\": \""
                      + status + "\",\n \"created_at\": \"2026-02-21T15:" + from
                      + ":00Z\", \"started_at\": \"2026-02-21T15:" + from
                      + ":00Z\", \"completed_at\": " + ended + ",\n \"exit_code\": " + exitCode
                      + ", \"parent_session\": "
                      + (parent.isEmpty() ? QByteArray("null") : '"' + parent + '"')
                      + ", \"tags\": [], \"metadata\": {}}\n"});
    files.append({placeOf(id) + u"/prompt.md"_s,
                  "# Task\n\n```xml\n<agent_request "
                  "xmlns=\"http://instructor-workflow.org/agent-handoff/v1\" version=\"1.0\" "
                  "session_id=\""
                      + id
                      + "\" parent_agent=\"planning-agent\" "
                        "target_agent=\"devops-agent\">\n<mode>spawn</mode>\n"
                        "<original_intent>Verify</original_intent>\n"
                        "<current_task_summary>Check that it answers</current_task_summary>\n"
                        "<workflow>standard</workflow>\n<task_details>Ask it.</task_details>\n"
                        "<constraints><constraint>Read only</constraint></constraints>\n"
                        "<deliverables><file path=\""
                      + wanted
                      + "\" required=\"true\">JSON</file></deliverables>\n"
                        "</agent_request>\n```\n"});
    return files;
}

/// The same with a request that allows @p retries.
Files retried(Files files, const QByteArray &retries)
{
    files.last().second.replace("target_agent=", "max_retries=\"" + retries + "\" target_agent=");
    return files;
}

std::pair<QString, QByteArray> result(const QByteArray &id, const QByteArray &text)
{
    return {placeOf(id) + u"/result.json"_s, text};
}

PlantedSession planted(const QString &name, const QByteArray &id, const Files &files,
                       const QStringList &expected)
{
    return {u"native: "_s + name, placeOf(id), files, plantedAt(16, 0), expected};
}

const QByteArray one = "20260221-150000-one";
const QByteArray two = "20260221-150100-two";
const QByteArray three = "20260221-150200-three";
const QByteArray well = R"({"status": "success", "errors": []})";

} // namespace

std::vector<PlantedSession> plantedNative()
{
    const QByteArray failed = R"({"status": "failed", "errors": ["no answer", "no disk"]})";
    std::vector<PlantedSession> all;
    all.push_back(
        planted(u"all is well"_s, one, native(one, "COMPLETED", "00", "10") << result(one, well),
                {u"session succeeded over, 600 s"_s,
                 u"deliverable docs/.scratch/sessions/20260221-150000-one/result.json exists"_s}));
    all.push_back(planted(u"failed with errors"_s, one,
                          native(one, "FAILED", "00", "10", {}, "1") << result(one, failed),
                          {u"session failed over, 600 s"_s,
                           u"next planning-agent reads result.json and session.log and decides "
                           "what follows: no retry is left (max_retries is 0)"_s,
                           u"first cause error “error” in 20260221-150000-one"_s,
                           u"follows error “error”"_s, u"follows session"_s}));
    all.push_back(planted(
        u"failed, with a retry left"_s, one,
        retried(native(one, "FAILED", "00", "10", {}, "1"), "2") << result(one, failed),
        {u"next planning-agent reads result.json and session.log, corrects the prompt and starts the session again (0 of 2 retries used)"_s,
         u"phase 20260221-150000-one failed [failed] 15:00-15:10, attempt 1 of 3"_s}));
    const QByteArray twice = "20260221-151500-two";
    const Files both = retried(native(two, "FAILED", "01", "10", one, "1"), "1")
        << result(two, failed) << native(one, "FAILED", "00", "30", {}, "1")
        << retried(native(twice, "FAILED", "15", "20", one, "1"), "1") << result(twice, failed);
    all.push_back(planted(
        u"failed in its last retry"_s, twice, both,
        {u"next planning-agent reads result.json and session.log and decides what follows: no retry is left (max_retries is 1)"_s,
         u"phase 20260221-151500-two failed [failed] 15:15-15:20, attempt 2 of 2"_s}));
    all.push_back(planted(u"its retry failed, too"_s, two, both,
                          {u"session failed over, 540 s: Failed, started again as "
                           "20260221-151500-two"_s,
                           u"next 20260221-151500-two is the next attempt"_s,
                           u"phase 20260221-150100-two failed [failed] 15:01-15:10, attempt 1 "
                           "of 2"_s}));
    all.push_back(
        planted(u"its retry succeeded"_s, two,
                retried(native(two, "FAILED", "01", "10", one, "1"), "1")
                    << result(two, failed) << native(one, "COMPLETED", "00", "30")
                    << native(twice, "COMPLETED", "15", "20", one) << result(twice, well),
                {u"session superseded over, 540 s: Superseded by "
                 "20260221-151500-two, which succeeded"_s,
                 u"next 20260221-151500-two succeeded in its place"_s,
                 u"phase 20260221-150100-two superseded [superseded]"_s, u"repaired error"_s}));
    Files blocked = native(one, "CREATED", "00", {});
    blocked.last().second.replace("that it answers", "A & B");
    all.push_back(
        planted(u"its spawn is blocked"_s, one, blocked,
                {u"session pending stale, -1 s: Pending, not started"_s,
                 u"next planning-agent corrects the XML block of the prompt, or removes it"_s,
                 u"phase 20260221-150000-one pending [pending]"_s}));
    Files rejected = native(one, "COMPLETED", "00", "30") << result(one, well);
    for (auto &[name, text] : rejected) {
        text.replace("that it answers", "A & B");
    }
    all.push_back(planted(u"complete, although its spawn would be blocked"_s, one, rejected,
                          {u"session succeeded over, 1800 s: Complete, although its only handoff "
                           "would be rejected"_s,
                           u"finding session.accepted-failure"_s, u"first cause"_s}));
    const auto withLog = [](const QString &name, const QByteArray &status, const QByteArray &log) {
        return native(one, status, "00", "10", {}, status == "FAILED" ? "1" : "0")
            << std::pair(placeOf(one) + u'/' + name, log);
    };
    const QByteArray lost = "[2026-02-21T15:01:00Z] [ERROR] redis connection lost, retrying\n"
                            "[2026-02-21T15:02:00Z] [INFO] redis reconnected\n";
    const QByteArray full = "[2026-02-21T15:09:00Z] [ERROR] disk full while writing dump\n";
    all.push_back(planted(
        u"its log tells of an error that was over, and of one that was not"_s, one,
        withLog(u"session.log"_s, "FAILED", lost + full)
            << result(one, R"({"status": "failed", "errors": ["disk full while writing dump"]})"),
        {u"first cause error “error” in 20260221-150000-one at 15:09"_s,
         u"repaired error “error” in 20260221-150000-one at 15:01 ← it was over later: "
         "redis reconnected"_s}));
    all.push_back(planted(u"another thing than what its log lost works again"_s, one,
                          withLog(u"session.log"_s, "FAILED",
                                  "[2026-02-21T15:01:00Z] [ERROR] redis connection lost\n"
                                  "[2026-02-21T15:02:00Z] [INFO] tests passed\n"
                                  "[2026-02-21T15:03:00Z] [WARN] redis not reconnected\n"),
                          {u"first cause error “error” in 20260221-150000-one at 15:01"_s}));
    all.push_back(
        planted(u"nothing but its terminal tells why it failed"_s, one,
                withLog(u"output.log"_s, "FAILED",
                        "$ python check.py\n\x1b[31mTraceback (most recent call last):\x1b[0m\n"
                        "  File \"check.py\", line 3, in <module>\n    port = int(text)\n"
                        "ValueError: invalid literal for int(): ''\n$ exit 1\n"),
                {u"first cause error “error” in 20260221-150000-one at -"_s}));
    all.push_back(
        planted(u"what its log tells of was over, its terminal tells why it failed"_s, one,
                withLog(u"session.log"_s, "FAILED", lost)
                    << std::pair(placeOf(one) + u"/output.log"_s,
                                 QByteArray("ValueError: invalid literal for int(): ''\n")),
                {u"first cause error “error” in 20260221-150000-one at -"_s,
                 u"repaired error “error” in 20260221-150000-one at 15:01"_s}));
    all.push_back(planted(u"its terminal counts no errors behind the one that there was"_s, one,
                          withLog(u"output.log"_s, "FAILED",
                                  "$ deploy\nbash: deploy: command not found\nErrors: 0\n"),
                          {u"first cause error “error” in 20260221-150000-one at -"_s}));
    all.push_back(planted(
        u"its log and its result tell of one failure"_s, one,
        withLog(u"session.log"_s, "FAILED", "[2026-02-21T15:09:00Z] [ERROR] 3 tests failed\n")
            << result(one,
                      R"({"status": "failed", "errors": ["3 tests failed: test_login, test_x"]})"),
        {u"first cause error “error” in 20260221-150000-one at 15:09"_s}));
    all.push_back(planted(u"its log says only that all is fixed"_s, one,
                          withLog(u"session.log"_s, "FAILED",
                                  "[2026-02-21T15:01:00Z] [ERROR] disk is full\n"
                                  "[2026-02-21T15:02:00Z] [INFO] second step\n"
                                  "[2026-02-21T15:03:00Z] [ERROR] no answer\n"
                                  "[2026-02-21T15:04:00Z] [INFO] all fixed\n"),
                          {u"first cause error “error” in 20260221-150000-one at 15:01"_s,
                           u"repaired error “error” in 20260221-150000-one at 15:03 ← it was over "
                           "later: all fixed"_s}));
    all.push_back(planted(u"its state is written in small letters"_s, one,
                          native(one, "failed", "00", "10", {}, "1") << result(one, failed),
                          {u"session failed over, 600 s: Failed"_s,
                           u"first cause error “error” in 20260221-150000-one"_s}));
    all.push_back(planted(
        u"killed"_s, one, native(one, "KILLED", "00", "10", {}, "137"),
        {u"session killed over, 600 s: Killed"_s, u"first cause attempt “20260221-150000-one”"_s}));
    all.push_back(planted(
        u"somebody stopped it"_s, one, native(one, "ABORTED", "00", "10"),
        {u"session aborted over, 600 s: Aborted"_s,
         u"next planning-agent decides whether the session is started again: it was stopped"_s}));
    all.push_back(planted(
        u"a child failed"_s, one,
        native(one, "COMPLETED", "00", "30")
            << result(one, well) << native(two, "COMPLETED", "01", "10", one) << result(two, well)
            << native(three, "FAILED", "02", "20", one, "1") << result(three, failed),
        {u"session succeeded over, 1800 s: Complete, although 1 of 2 sessions that it started failed"_s,
         u"phase 20260221-150200-three failed [failed] 15:02-15:20"_s,
         u"first cause error “20260221-150200-three”"_s}));
    const QByteArray again = "20260221-151500-three";
    all.push_back(planted(
        u"a child failed, and succeeded when it was started once more"_s, one,
        native(one, "COMPLETED", "00", "30")
            << result(one, well) << native(three, "FAILED", "02", "10", one, "1")
            << result(three, failed) << native(again, "COMPLETED", "15", "20", one)
            << result(again, well),
        {u"session succeeded over, 1800 s: Complete"_s,
         u"phase 20260221-150200-three superseded [superseded] 15:02-15:10, attempt 1 of 1, "
         "20260221-151500-three succeeded in its place"_s}));
    all.push_back(planted(
        u"a child failed beside its namesake, which succeeded"_s, one,
        native(one, "COMPLETED", "00", "30")
            << result(one, well) << native(three, "FAILED", "02", "16", one, "1")
            << result(three, failed) << native(again, "COMPLETED", "15", "20", one)
            << result(again, well),
        {u"session succeeded over, 1800 s: Complete, although 1 of 2 sessions that it started failed"_s,
         u"phase 20260221-150200-three failed"_s, u"first cause error “20260221-150200-three”"_s}));
    const QByteArray leaf = "20260221-150300-leaf";
    all.push_back(planted(
        u"what failed below a child that was started once more"_s, one,
        native(one, "COMPLETED", "00", "30")
            << result(one, well) << native(three, "FAILED", "02", "10", one, "1")
            << result(three, failed) << native(leaf, "FAILED", "03", "05", three, "1")
            << result(leaf, failed) << native(again, "COMPLETED", "15", "20", one)
            << result(again, well),
        {u"session succeeded over, 1800 s: Complete"_s, u"phase 20260221-150200-three superseded"_s,
         u"phase 20260221-150300-leaf superseded [superseded] 15:03-15:05, attempt 1 of 1, "
         "20260221-151500-three succeeded in its place"_s}));
    all.push_back(planted(u"silent"_s, one, native(one, "RUNNING", "00", {}),
                          {u"session running stale"_s, u"phase 20260221-150000-one interrupted"_s,
                           u"finding session.stale"_s}));
    all.push_back(planted(u"a child fell silent"_s, one,
                          native(one, "COMPLETED", "00", "30")
                              << result(one, well) << native(two, "RUNNING", "01", {}, one),
                          {u"session succeeded over, 1800 s: Complete"_s,
                           u"phase 20260221-150100-two interrupted [interrupted] 15:01-15:01"_s}));
    all.push_back(
        planted(u"its result and its exit code say otherwise"_s, one,
                native(one, "COMPLETED", "00", "10", {}, "3")
                    << result(one, R"({"status": "failed", "errors": []})"),
                {u"session succeeded over, 600 s: Complete, although the exit code is 3"_s,
                 u"first cause finding “"_s, u"finding session.result-differs"_s}));
    all.push_back(
        planted(u"complete, and its result tells of errors"_s, one,
                native(one, "COMPLETED", "00", "10") << result(one, failed),
                {u"session succeeded over, 600 s: Complete, although result.json says failed"_s,
                 u"first cause error “error” in 20260221-150000-one"_s}));
    all.push_back(planted(
        u"its result says success and lists errors that did not matter"_s, one,
        native(one, "COMPLETED", "00", "10")
            << result(one, R"({"status": "Success", "errors": ["warn: 1 flaky test, passed"]})"),
        {u"session succeeded over, 600 s: Complete"_s,
         u"passed over error “error” in 20260221-150000-one"_s}));
    all.push_back(
        planted(u"its result says success, its exit code does not"_s, one,
                native(one, "COMPLETED", "00", "10", {}, "1")
                    << result(one, R"({"status": "success", "errors": ["no disk"]})"),
                {u"session succeeded over, 600 s: Complete, although the exit code is 1"_s,
                 u"first cause error “error” in 20260221-150000-one"_s}));
    all.push_back(
        planted(u"its result is a part of it"_s, one,
                native(one, "COMPLETED", "00", "10") << result(one, R"({"status": "partial"})"),
                {u"session succeeded over, 600 s: Complete, although result.json says partial"_s,
                 u"finding session.result-differs"_s}));
    all.push_back(
        planted(u"complete, and its log tells of an error"_s, one,
                native(one, "COMPLETED", "00", "10")
                    << result(one, well)
                    << std::pair{placeOf(one) + u"/session.log"_s,
                                 QByteArray("[2026-02-21T15:05:00Z] [ERROR] no answer yet\n")},
                {u"session succeeded over, 600 s: Complete"_s,
                 u"passed over error “error” in 20260221-150000-one"_s}));
    all.push_back(
        planted(u"a deliverable is missing"_s, one,
                native(one, "COMPLETED", "00", "10", {}, "0", "docs/gone.md") << result(one, well),
                {u"deliverable docs/gone.md missing"_s, u"finding session.deliverable-missing"_s}));
    all.push_back(planted(
        u"a deliverable lies elsewhere"_s, one,
        native(one, "COMPLETED", "00", "10", {}, "0", "../../etc/passwd") << result(one, well),
        {u"deliverable ../../etc/passwd outside"_s, u"passed over handoff “prompt.md”"_s}));
    // The file of its prompt is rewritten a minute after the session began, as by a copy.
    all.push_back(planted(
        u"killed, and its prompt asks for what lies elsewhere"_s, one,
        native(one, "KILLED", "00", "01", {}, "137", "../../etc/passwd")
            << std::pair{placeOf(one) + u"/session.log"_s,
                         QByteArray("[2026-02-21T15:00:30Z] [ERROR] killed from outside\n")},
        {u"first cause handoff “prompt.md” in 20260221-150000-one at 15:00"_s,
         u"follows error “error” in 20260221-150000-one at 15:00"_s}));
    all.push_back(planted(
        u"its state is missing, and its log tells when it ran"_s, one,
        Files{{placeOf(one) + u"/session.log"_s,
               "[2026-02-21T15:00:02Z] [INFO] begins\n[2026-02-21T15:00:12Z] [ERROR] full\n"}},
        {u"session failed over, 12 s: Failed, as far as can be seen without a state"_s}));
    all.push_back(planted(u"its state is cut off"_s, one,
                          Files{{placeOf(one) + u"/state.json"_s, "{\"session_id\": \"" + one}},
                          {u"session unknown over"_s, u"first cause finding “state.json”"_s,
                           u"finding session.state-unreadable"_s}));
    return all;
}

} // namespace baton
