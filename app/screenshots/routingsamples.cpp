// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/screenshots/routingsamples.h"

#include "app/screenshots/largegraphsample.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton::routingsamples {

namespace {

void write(const QString &path, const QByteArray &text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write(text);
    }
}

QByteArray review(const QByteArray &producer, const QByteArray &consumer)
{
    return "handoff:\n  version: \"1.0\"\n  producer: " + producer + "\n  consumer: " + consumer
        + "\n  from_phase: 2\n  to_phase: 2\n  engineering_review:\n"
          "    approval_status: APPROVED\n    challenges: []\n    required_revisions: []\n";
}

void writeRequest(const QString &folder, const QString &session, const QByteArray &waitsFor)
{
    write(folder + u"/docs/.scratch/sessions/"_s + session + u"/prompt.xml"_s,
          "<agent_request xmlns=\"http://instructor-workflow.org/agent-handoff/v1\" session_id=\""
              + session.toUtf8() + "\"" + (waitsFor.isEmpty() ? "" : " depends_on=\"") + waitsFor
              + (waitsFor.isEmpty() ? "" : "\"")
              + "><mode>spawn</mode><target_agent>backend-agent</target_agent>"
                "<original_intent>Keep the readings for ten years</original_intent>"
                "<current_task_summary>Write the endpoint</current_task_summary>"
                "<workflow>TDD</workflow><task_details>See the issue.</task_details>"
                "<deliverables><file path=\"notes.md\">Notes</file></deliverables>"
                "</agent_request>\n");
}

} // namespace

void writeViolations(const QString &folder)
{
    write(folder + u"/cfd/review-past-the-hub.yaml"_s, review("cfd-reviewer", "cfd-mathematician"));
    write(folder + u"/cfd/review-of-nobody.yaml"_s, review("cfd-poet", "cfd-bioreactor"));
    write(folder + u"/cfd/review.yaml"_s, review("cfd-reviewer", "cfd-bioreactor"));
    for (int round = 1; round <= 4; ++round) {
        const QString number = QString::number(round);
        write(folder + u"/arena/%1-arena-to-judge.yaml"_s.arg(number),
              "ARENA_TO_JUDGE_HANDOFF:\n  Implementation:\n    session_id: \"arena-7\"\n");
        write(folder + u"/arena/%1-judge-to-arena.yaml"_s.arg(number),
              "JUDGE_TO_ARENA_HANDOFF:\n  session_id: \"arena-7\"\n  Verdict: \"Rejected\"\n");
    }
    write(folder + u"/arena/radar-to-guardian.yaml"_s,
          "RADAR_TO_GUARDIAN_HANDOFF:\n  session_id: \"arena-7\"\n  Summary: \"All tests pass\"\n");
    write(folder + u"/arena/arena-to-oracle.yaml"_s,
          "ARENA_TO_ORACLE_HANDOFF:\n  session_id: \"arena-7\"\n  Note: \"What would you do?\"\n");
    writeRequest(folder, u"20260224-180000-reactor-database"_s, "20260224-180001-sensor-gateway");
    writeRequest(folder, u"20260224-180001-sensor-gateway"_s, "20260224-180002-dashboard");
    writeRequest(folder, u"20260224-180002-dashboard"_s, "20260224-180000-reactor-database");
    writeRequest(folder, u"20260224-180003-archive"_s, "20260224-175000-never-started");
    writeRequest(folder, u"20260224-180004-alarm"_s, "20260224-180004-alarm");
}

void writeFamily(const QString &folder)
{
    QByteArray text;
    for (const auto &[from, to] : largeGraphSample()) {
        text += "---\nAGENT" + QByteArray::number(from) + "_TO_AGENT" + QByteArray::number(to)
            + "_HANDOFF:\n  session_id: \"family\"\n  Note: \"x\"\n";
    }
    write(folder + u"/family.yaml"_s, text);
}

} // namespace baton::routingsamples
