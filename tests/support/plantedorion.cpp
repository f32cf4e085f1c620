// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/plantedsessions.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using File = std::pair<QString, QByteArray>;

File prompt(const QString &name, const QByteArray &worker)
{
    return {u"queue/"_s + name + u".prompt"_s,
            "ROLE: " + worker
                + "\nGOAL: Store the samples as CSV.\n\nINSTRUCTIONS:\n1. Write lab/csv.py.\n\n"
                  "CONSTRAINTS:\n- No placeholders.\n\nOUTPUT REQUIREMENT:\n"
                  "You must Call the Tool `submit_step_completion` with your JSON result. Do NOT "
                  "output the JSON in text.\n"};
}

File report(const QString &name, int step, const QByteArray &agent, const QByteArray &status,
            const QByteArray &more = {})
{
    return {u"queue/"_s + name + u".json"_s,
            "{\"task_id\": \"0-4-1\", \"step_index\": " + QByteArray::number(step)
                + ", \"agent\": \"" + agent + "\", \"status\": \"" + status
                + "\", \"summary\": \"it was tried\"" + more + "}\n"};
}

} // namespace

std::vector<PlantedSession> plantedOrion()
{
    const auto orion = [](const QString &name, const QList<File> &files,
                          const QStringList &expected) {
        return PlantedSession{u"orion: "_s + name, u"queue"_s, files, plantedAt(16, 0), expected};
    };
    const File tests = report(u"1-tara"_s, 1, "Tara", "success");
    const File failed = report(u"2-devon"_s, 2, "Devon", "failure");
    const QByteArray missing = ", \"blockers\": [\"lab/schema.sql is not there\"]";
    return {
        orion(u"all steps are complete"_s,
              {tests,
               report(u"2-devon"_s, 2, "Devon", "success", ", \"artifacts\": [\"lab/csv.py\"]")},
              {u"session succeeded over, 60 s: Complete"_s, u"phase Step 1 succeeded"_s,
               u"phase Step 2 succeeded"_s, u"deliverable lab/csv.py missing"_s}),
        orion(u"a step failed"_s, {tests, failed},
              {u"session failed over, 60 s: Failed in Step 2"_s, u"phase Step 1 succeeded"_s,
               u"first cause error “Devon says failure” in Step 2"_s,
               u"next Orion keeps Step 2 in the queue as FAILED"_s}),
        orion(u"a step failed twice"_s,
              {tests, failed, prompt(u"3-devon"_s, "Devon"),
               report(u"4-devon"_s, 2, "Devon", "failure")},
              {u"session failed over, 180 s: Failed in Step 2 after 2 attempts"_s,
               u"first cause error “Devon says failure” in Step 2 at 15:01"_s,
               u"follows attempt “Step 2, attempt 2” in Step 2 at 15:03"_s}),
        orion(u"a step failed, and its worker is asked again"_s,
              {tests, failed, prompt(u"3-devon"_s, "Devon")},
              {u"session waiting alive, 3600 s: Waiting in Orion → Devon"_s,
               u"next Devon carries out the step"_s}),
        orion(u"other steps go on beside the one that failed"_s,
              {failed, prompt(u"3-tara"_s, "Tara"), report(u"4-tara"_s, 3, "Tara", "success")},
              {u"session failed over"_s, u"phase Step 2 failed"_s, u"phase Step 3 succeeded"_s}),
        orion(u"the second attempt succeeded"_s,
              {prompt(u"1-devon"_s, "Devon"), failed, prompt(u"3-devon"_s, "Devon"),
               report(u"4-devon"_s, 2, "Devon", "success")},
              {u"session succeeded over"_s, u"phase Step 2 succeeded [superseded succeeded]"_s,
               u"repaired error “Devon says failure” in Step 2"_s}),
        orion(u"a step is blocked"_s, {tests, report(u"2-devon"_s, 2, "Devon", "blocked", missing)},
              {u"session blocked alive, -1 s: Blocked in Step 2"_s, u"phase Step 2 blocked"_s,
               u"next Orion pauses the queue and looks for what is missing"_s}),
        orion(
            u"a step is blocked, and a prompt for another worker lies there"_s,
            {tests, report(u"2-devon"_s, 2, "Devon", "blocked", missing),
             prompt(u"3-tara"_s, "Tara")},
            {u"session blocked alive, -1 s: Blocked in Step 2"_s,
             u"phase Step 2 blocked [blocked] 15:01--, Devon says blocked: lab/schema.sql is not there"_s,
             u"phase Orion → Tara waiting"_s,
             u"next Orion pauses the queue and looks for what is missing"_s}),
        orion(u"a step is blocked until its worker says otherwise"_s,
              {tests, report(u"2-devon"_s, 2, "Devon", "blocked", missing),
               prompt(u"3-devon"_s, "Devon")},
              {u"session blocked alive"_s, u"phase Step 2 blocked"_s}),
        [&] {
            PlantedSession days = orion(
                u"a step is blocked for days"_s,
                {tests, report(u"2-devon"_s, 2, "Devon", "blocked", missing)},
                {u"session blocked alive, -1 s: Blocked in Step 2"_s, u"phase Step 2 blocked"_s,
                 u"next Orion pauses the queue and looks for what is missing"_s});
            days.now = days.now.addDays(3);
            return days;
        }(),
        orion(u"what was missing is there"_s,
              {tests, report(u"2-devon"_s, 2, "Devon", "blocked", missing),
               prompt(u"3-devon"_s, "Devon"), report(u"4-devon"_s, 2, "Devon", "success")},
              {u"session succeeded over"_s}),
        orion(u"what was missing is there, and the step fails"_s,
              {tests, report(u"2-devon"_s, 2, "Devon", "blocked", missing),
               prompt(u"3-devon"_s, "Devon"), report(u"4-devon"_s, 2, "Devon", "failure")},
              {u"session failed over, 180 s: Failed in Step 2 after 2 attempts"_s,
               u"phase Step 2 failed [superseded failed]"_s,
               u"repaired error “Devon says blocked” in Step 2"_s,
               u"first cause attempt “Step 2, attempt 2” in Step 2 at 15:03"_s}),
        orion(u"a prompt has no answer yet"_s, {tests, prompt(u"2-devon"_s, "Devon")},
              {u"session waiting alive, 3600 s"_s, u"next Devon carries out"_s}),
        orion(u"tasks that have nothing to do with each other"_s,
              {{u"queue/a.json"_s, QByteArray(failed.second).replace("0-4-1", "0-1-1")},
               {u"queue/b.json"_s, QByteArray(failed.second).replace("0-4-1", "9-9-9")}},
              {u"session unknown over, 60 s: 2 handoff(s) that are not of one run"_s}),
    };
}

} // namespace baton
