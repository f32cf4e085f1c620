// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/checked.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

constexpr const char *request =
    "<agent_request xmlns=\"http://instructor-workflow.org/agent-handoff/v1\">\n"
    "  <mode>spawn</mode>\n"
    "  <original_intent>Finish phase 2</original_intent>\n"
    "  <current_task_summary>Write the endpoint</current_task_summary>\n"
    "  <workflow>TDD</workflow>\n"
    "  <task_details>See the issue.</task_details>\n"
    "  <deliverables><file path=\"a.md\">Notes</file></deliverables>\n"
    "</agent_request>\n";

} // namespace

/// One change to a request that is valid breaks one rule of the schema, and no other.
class TestNativeRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void areBrokenOneByOne_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QStringList>("findings");
        const auto row = [](const char *name, const QByteArray &from, const QByteArray &to,
                            const QStringList &findings) {
            QTest::newRow(name) << from << to << findings;
        };
        row("valid", "", "", {});
        row("empty text", "Finish phase 2", "",
            {u"error native.empty /agent_request/original_intent"_s});
        row("blank text", "Finish phase 2", "  ",
            {u"error native.empty /agent_request/original_intent"_s});
        row("enum", "spawn", "start", {u"error native.enum /agent_request/mode"_s});
        row("blanks", ">spawn<", "> spawn <",
            {u"warning native.enum-blanks /agent_request/mode"_s});
        row("no namespace", " xmlns=\"http://instructor-workflow.org/agent-handoff/v1\"", "",
            {u"note native.namespace /agent_request"_s});
        row("placeholder", "Finish phase 2", "[what the parent is after]",
            {u"warning native.placeholder /agent_request/original_intent"_s});
        row("repeated", "<mode>spawn</mode>", "<mode>spawn</mode><mode>blocking</mode>",
            {u"error native.repeated /agent_request/mode[2]"_s});
        row("required", "  <workflow>TDD</workflow>\n", "",
            {u"error native.required /agent_request/workflow"_s});
        row("type", "<file path", "<file required=\"perhaps\" path",
            {u"error native.type /agent_request/deliverables/file/@required"_s});
        row("schema", "<mode>",
            "<mode xmlns:i=\"http://www.w3.org/2001/XMLSchema-instance\" i:nil=\"true\">",
            {u"error native.schema /agent_request/mode"_s});
        row("unexpected", "  <workflow>", "  <hints>none</hints>\n  <workflow>",
            {u"error native.unexpected /agent_request/hints"_s});
        row("order", "  <workflow>TDD</workflow>\n  <task_details>See the issue.</task_details>",
            "  <task_details>See the issue.</task_details>\n  <workflow>TDD</workflow>",
            {u"error native.order /agent_request/workflow"_s});
    }

    void areBrokenOneByOne()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QStringList, findings);
        QByteArray text = request;
        if (!from.isEmpty()) {
            QCOMPARE(text.count(from), 1);
            text.replace(from, to);
        }
        const Report report = checked(text, {}, Format::Xml);
        QCOMPARE(report.documents.front().kind, u"native.request"_s);
        QCOMPARE(listed(report.documents.front()), findings);
    }
};

QTEST_GUILESS_MAIN(TestNativeRules)
#include "tst_nativerules.moc"
