// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/benchmarks/prompts.h"

#include <QByteArrayList>

namespace baton {

namespace {

const QByteArrayList services{"billing",  "catalog", "checkout", "delivery", "identity",
                              "invoices", "ledger",  "mail",     "orders",   "search"};
const QByteArrayList checks{
    "The service answers its health route within 200 ms",
    "Requests without a token are refused with status 401",
    "A request with an unknown field is refused, and the answer names the field",
    "Amounts are kept as integers of the smallest unit &amp; never as floating point numbers",
    "What is written twice under one idempotency key is stored once",
    "Logs hold the request id, and neither tokens nor addresses",
    "A lost database connection is opened again within 5 s",
    "The migration can be undone: run it, undo it, run it once more",
};

/// The entry of @p texts for @p number.
QByteArray of(const QByteArrayList &texts, int number)
{
    return texts[number % texts.size()];
}

QByteArray listOf(int number, const QByteArray &indentation, int length = 8)
{
    QByteArray text;
    for (int i = 0; i < length; ++i) {
        text += indentation + QByteArray::number(i + 1) + ". " + of(checks, number + i) + " ("
            + of(services, number + 3 * i) + ", part " + QByteArray::number(number + i) + ")\n";
    }
    return text;
}

QByteArray pageRequest(int number)
{
    const QByteArray service = of(services, number);
    const QByteArray id = "20251119-" + QByteArray::number(100'000 + number) + "-" + service;
    QByteArray text = "<agent_request xmlns=\"http://instructor-workflow.org/agent-handoff/v1\" "
                      "version=\"1.0\"\n  session_id=\""
        + id
        + "\"\n  parent_agent=\"planning-agent\"\n  target_agent=\"backend-agent\"\n"
          "  priority=\"high\"\n  timeout=\"20m\"\n  notify_on_completion=\"planning-agent\">\n"
          "  <mode>spawn</mode>\n  <original_intent>\n    Make the services of the shop fit for "
          "the autumn sale; this session is about "
        + service
        + ".\n    What is found here goes into the report for all of them.\n  </original_intent>\n"
          "  <current_task_summary>\n    Harden "
        + service
        + " and prove it by tests that fail today.\n  </current_task_summary>\n"
          "  <workflow>TDD</workflow>\n  <task_details>\n    Work through the list; write the "
          "test first, and keep each commit small.\n\n"
        + listOf(number, "    ") + "\n    Where a point does not apply to " + service
        + ", say so in the result and why.\n  </task_details>\n  <constraints>\n";
    for (int i = 0; i < 6; ++i) {
        text += "    <constraint>Change nothing in " + of(services, number + i + 1)
            + ", whose interface is frozen until the sale is over</constraint>\n";
    }
    text += "  </constraints>\n  <deliverables>\n";
    for (int i = 0; i < 6; ++i) {
        text += "    <file path=\"src/" + service + "/part_" + QByteArray::number(i)
            + ".py\" required=\"true\">\n      The corrected part with its tests\n    </file>\n";
    }
    return text
        + "    <report>What was changed, what was left and why</report>\n  </deliverables>\n"
          "</agent_request>\n";
}

QByteArray pagePrompt(int number)
{
    const QByteArray service = of(services, number);
    return "# Task: harden " + service + ", session " + QByteArray::number(number)
        + "\n\n**Context**: the sale starts in three weeks. Last year `" + service
        + "` was down for two hours, see the report in `docs/incidents`.\n\n## What is known\n\n"
        + listOf(number + 1, "")
        + "\n## How to work\n\n- Read the contract of the service first\n"
          "- Ask before you add a dependency\n- Leave the workspace clean\n\n```xml\n"
        + pageRequest(number)
        + "```\n\n## Afterwards\n\nWrite the result beside this file. "
          "**Batch**: ten services, one session each; they share nothing but this page.\n";
}

QByteArray noteRequest(int number)
{
    const QByteArray service = of(services, number);
    QByteArray text = "<agent_request xmlns=\"http://instructor-workflow.org/agent-handoff/v1\"\n"
                      "  version=\"1.0\"\n  session_id=\"20251119-"
        + QByteArray::number(100'000 + number) + '-' + service
        + "\"\n  parent_agent=\"planning-agent\"\n  target_agent=\"devops-agent\">\n\n"
          "  <mode>spawn</mode>\n\n  <original_intent>\n    See to it that all services run after "
          "the move to the new machines\n  </original_intent>\n\n  <current_task_summary>\n"
          "    Look whether "
        + service
        + " answers, and what it logs\n  </current_task_summary>\n\n  <workflow>standard</workflow>"
          "\n\n  <task_details>\n"
        + listOf(number, "    ", 2 + 3 * (number % 5)) + "  </task_details>\n\n  <constraints>\n";
    for (int i = 0; i <= number % 4; ++i) {
        text += "    <constraint>Restart nothing in " + of(services, number + i)
            + " without asking first</constraint>\n";
    }
    text += "  </constraints>\n\n  <deliverables>\n";
    for (int i = 0; i <= number % 3; ++i) {
        text += "    <file path=\"docs/checks/" + service + '-' + QByteArray::number(i)
            + ".json\" required=\"true\">\n      What was looked at and what was found: status, "
              "errors\n    </file>\n";
    }
    return text
        + "  </deliverables>\n\n  <backlog_notes>\n    Two other sessions look at the services "
          "beside "
        + service + "\n  </backlog_notes>\n\n</agent_request>\n";
}

QByteArray notePrompt(int number)
{
    const QByteArray service = of(services, number);
    QByteArray text = "# Task: look after " + service
        + "\n\n**Context**: the move of last night.\n\n```xml\n" + noteRequest(number) + "```\n";
    if (number % 2 == 1) {
        text += "\n**What else there is to read**:\n\n- docs/moves/" + service
            + ".md (what was moved, and by whom)\n- docs/moves/dates.md (when)\n\n"
              "The old machines stay until Friday; compare with them where in doubt.\n";
    }
    return text;
}

} // namespace

QByteArray requestText(int number, PromptSize size)
{
    return size == PromptSize::Page ? pageRequest(number) : noteRequest(number);
}

QByteArray promptText(int number, PromptSize size)
{
    return size == PromptSize::Page ? pagePrompt(number) : notePrompt(number);
}

} // namespace baton
