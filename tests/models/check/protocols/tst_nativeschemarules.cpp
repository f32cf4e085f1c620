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

/// A single change to a valid request breaks one rule of the schema, and no other.
class TestNativeSchemaRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void eachRuleHasItsViolation_data()
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
        row("attribute of another namespace", "<mode>", "<mode xml:lang=\"en\">",
            {u"error native.unexpected /agent_request/mode/@xml:lang"_s});
        row("order", "  <workflow>TDD</workflow>\n  <task_details>See the issue.</task_details>",
            "  <task_details>See the issue.</task_details>\n  <workflow>TDD</workflow>",
            {u"error native.order /agent_request/workflow"_s});
    }

    void eachRuleHasItsViolation()
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

    void messagesNameTheElement_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QString>("beginning");
        QTest::newRow("text beside an attribute")
            << "Notes"_ba << "[what it holds]"_ba << u"file still holds the placeholder "_s;
        QTest::newRow("attribute with a prefix")
            << "<mode>"_ba << "<mode xml:lang=\"en\">"_ba << u"xml:lang is not "_s;
    }

    void messagesNameTheElement()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QString, beginning);
        const Report report = checked(QByteArray(request).replace(from, to), {}, Format::Xml);
        const std::vector<Finding> &findings = report.documents.front().findings;
        QCOMPARE(findings.size(), size_t(1));
        QVERIFY2(findings.front().message.startsWith(beginning),
                 qPrintable(findings.front().message));
    }

    /// Table 8.1: each attribute has an editor that suggests the usual values, and accepts any
    /// text.
    void customAttributesHaveTheirTable_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("values");
        const auto row = [](const char *name, const QStringList &values) {
            QTest::newRow(name) << QString::fromLatin1(name) << values;
        };
        row("priority", {u"high"_s, u"medium"_s, u"low"_s});
        row("estimated_duration", {u"10m"_s, u"2h"_s});
        row("max_retries", {u"0"_s, u"3"_s});
        row("notify_on_completion", {u"planning-agent"_s, u"planning-agent,tracking-agent"_s});
        row("depends_on",
            {u"20260115-143000-research"_s, u"20260115-143000-a,20260115-143000-b"_s});
        row("timeout", {u"30m"_s, u"1h"_s});
    }

    void customAttributesHaveTheirTable()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, values);
        const FieldSchema *root =
            builtIn().kind(u"native.request"_s)->fields.property(u"agent_request"_s);
        QVERIFY(root);
        const FieldSchema *field = root->property(u'@' + name);
        QVERIFY(field);
        QVERIFY(!field->title.isEmpty());
        QVERIFY(!field->help.isEmpty());
        QVERIFY(!field->isRequired);
        if (name == "priority"_L1) {
            QCOMPARE(field->suggestions, values);
        }
        if (name != "notify_on_completion"_L1) { // agents are known by name
            values.append(u"as somebody else writes it"_s);
        }
        for (const QString &value : std::as_const(values)) {
            const QByteArray tag =
                "<agent_request " + name.toUtf8() + "=\"" + value.toUtf8() + "\" ";
            const QByteArray text = QByteArray(request).replace("<agent_request ", tag);
            QCOMPARE(listed(checked(text, {}, Format::Xml).documents.front()), QStringList());
        }
    }
};

QTEST_GUILESS_MAIN(TestNativeSchemaRules)
#include "tst_nativeschemarules.moc"
