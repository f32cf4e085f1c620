// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"
#include "tests/models/check/checked.h"

#include <QFile>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// JSON with apostrophes as quotes.
QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

const QByteArray base = json("'task_id': '0-4-1', 'step_index': 1, 'agent': 'Tara'");

const QByteArray succeeded = json("'status': 'success'");

/// A call with the status and other @p members.
QByteArray call(const QByteArray &members)
{
    return "{" + base + ", " + members + "}";
}

DocumentReport report(const QByteArray &text)
{
    return checked(text, {}, Format::Json).documents.front();
}

QByteArray corrected(const QByteArray &text)
{
    const DocumentReport document = report(text);
    TextEdits edits;
    for (const Finding &finding : document.findings) {
        if (!finding.fixes.empty() && finding.fixes.front().isCertain) {
            edits.insert(edits.end(), finding.fixes.front().edits.begin(),
                         finding.fixes.front().edits.end());
        }
    }
    const Result<QByteArray> result = applied(text, edits);
    return result ? *result : QByteArray();
}

} // namespace

/// The tables and enums of the Orion specification.
class TestOrion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everyStatusMapsToAStateOfTheQueue_data()
    {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<Action>("action");
        QTest::addColumn<QString>("headline");
        QTest::addColumn<QString>("consequence");
        QTest::newRow("success") << succeeded << Action::Accept << u"Accept: step COMPLETED"_s
                                 << u"next PENDING step"_s;
        QTest::newRow("failure") << json("'status': 'failure', 'summary': 'x'")
                                 << Action::AcceptWithNotes
                                 << u"Accept: step FAILED, retry requested"_s << u"fix"_s;
        // The report is valid: it requires Orion, and nothing is rejected.
        QTest::newRow("blocked") << json("'status': 'blocked', 'blockers': ['x']")
                                 << Action::Escalate << u"Step BLOCKED: Orion intervenes"_s
                                 << u"pauses the queue"_s;
    }

    void everyStatusMapsToAStateOfTheQueue()
    {
        QFETCH(QByteArray, members);
        QFETCH(Action, action);
        QFETCH(QString, headline);
        QFETCH(QString, consequence);
        const DocumentReport document = report(call(members));
        QCOMPARE(listed(document), QStringList());
        QCOMPARE(document.verdict.action, action);
        QCOMPARE(document.verdict.headline, headline);
        QVERIFY(document.verdict.outlook.front().consequence.contains(consequence));
    }

    /// A placeholder leaves the choice of a worker open.
    void aPlaceholderNamesNoWorker()
    {
        const QByteArray text =
            json("{'task_id': '1', 'step_index': 1, 'agent': '[Tara or Devon]', 'status': 'done'}");
        const Verdict verdict = report(text).verdict;
        QVERIFY(!verdict.headline.isEmpty());
        QStringList said{verdict.headline, verdict.detail, verdict.feedback};
        for (const PossibleOutcome &outcome : verdict.outlook) {
            said.append(outcome.consequence);
        }
        QVERIFY2(!said.join(u' ').contains("Re-invoke Tara"_L1), qPrintable(said.join(u'|')));
    }

    void asksForTheRequiredArguments_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("field");
        const QByteArrayList members{json("'task_id': '0-4-1'"), json("'step_index': 1"),
                                     json("'agent': 'Tara'"), succeeded};
        for (const QByteArray &left : members) {
            QByteArrayList others = members;
            others.removeAll(left);
            const QString field = QString::fromUtf8(left).section(u'"', 1, 1);
            const QByteArray inside = "{" + others.join(", ") + "}";
            QTest::addRow("bare without %s", qPrintable(field)) << inside << field;
            QTest::addRow("wrapped without %s", qPrintable(field))
                << json("{'name': 'submit_step_completion', 'arguments': ") + inside + "}" << field;
        }
    }

    void asksForTheRequiredArguments()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, field);
        const DocumentReport document = report(text);
        QCOMPARE(document.kind, u"orion.step-completion"_s);
        QCOMPARE(document.findings.size(), size_t(1));
        QCOMPARE(document.findings.front().rule, u"orion.required"_s);
        QCOMPARE(document.findings.front().fieldPath(), document.base.child(field));
        QCOMPARE(document.verdict.action, Action::Reinvoke);
        QCOMPARE(document.verdict.feedback,
                 u"%1 is missing. Please send it again with %1."_s.arg(field));
    }

    void takesEveryValueOfAnEnum_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char *agent : {"Tara", "Devon"}) {
            QTest::newRow(agent) << QByteArray(call(succeeded)).replace("Tara", agent);
        }
        for (const char *status : {"success", "failure", "blocked"}) {
            QTest::newRow(status) << call(json("'summary': 'x', 'blockers': ['y'], 'status': '")
                                          + QByteArray(status) + "\"");
        }
    }

    void takesEveryValueOfAnEnum()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(listed(report(text)), QStringList());
    }

    void reportsInvalidArguments_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<QStringList>("findings");
        const auto row =
            [](const char *name, const char *from, const char *to, const char *finding) {
                QTest::newRow(name)
                    << QByteArray(from) << QByteArray(to)
                    << (*finding ? QStringList{QString::fromUtf8(finding)} : QStringList());
            };
        row("task_id number", "\"0-4-1\"", "41", "error orion.type /task_id");
        row("task_id blank", "\"0-4-1\"", "\" \"", "error orion.empty /task_id");
        row("step_index text", "1, ", "\"1\", ", "error orion.type /step_index");
        row("step_index 2.0", "1, ", "2.0, ", "");
        row("step_index fraction", "1, ", "1.5, ", "warning orion.range /step_index");
        row("step_index negative", "1, ", "-1, ", "warning orion.range /step_index");
        row("agent unknown", "\"Tara\"", "\"Bob\"", "error orion.enum /agent");
        row("agent list", "\"Tara\"", "[\"Tara\"]", "error orion.type /agent");
        row("agent empty", "\"Tara\"", "\"\"", "error orion.empty /agent");
        row("status unknown", "\"success\"", "\"COMPLETED\"", "error orion.enum /status");
        row("status upper case", "\"success\"", "\"SUCCESS\"", "error orion.enum /status");
        row("artifacts text", "\"success\"", "\"success\", \"artifacts\": \"a.py\"",
            "error orion.type /artifacts");
        row("artifacts numbers", "\"success\"", "\"success\", \"artifacts\": [1]",
            "error orion.type /artifacts/0");
        row("artifacts", "\"success\"", "\"success\", \"artifacts\": [\"a.py\"]", "");
        row("summary list", "\"success\"", "\"success\", \"summary\": []",
            "error orion.type /summary");
        row("context", "\"success\"", "\"success\", \"context_for_next_step\": \"x\"", "");
        row("context number", "\"success\"", "\"success\", \"context_for_next_step\": 1",
            "error orion.type /context_for_next_step");
        row("blockers text", "\"success\"", "\"success\", \"blockers\": \"x\"",
            "error orion.type /blockers");
        row("another argument", "\"success\"", "\"success\", \"mood\": \"good\"", "");
        row("blocked", "\"success\"", "\"blocked\"", "warning orion.blockers-missing /blockers");
        row("blocked by nothing", "\"success\"", "\"blocked\", \"blockers\": []",
            "warning orion.blockers-missing /blockers");
        row("failure", "\"success\"", "\"failure\"", "warning orion.summary-missing /summary");
        row("failure of nothing", "\"success\"", "\"failure\", \"summary\": \"\"",
            "warning orion.summary-missing /summary");
        row("placeholder", "\"0-4-1\"", "\"[task]\"", "warning orion.placeholder /task_id");
    }

    void reportsInvalidArguments()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(QStringList, findings);
        const QByteArray bare = call(succeeded).replace(from, to);
        QCOMPARE(listed(report(bare)), findings);
        const QByteArray wrapped =
            json("{'name': 'submit_step_completion', 'input': ") + bare + "}";
        QCOMPARE(listed(report(wrapped)),
                 QStringList(findings).replaceInStrings(u" /"_s, u" /input/"_s));
    }

    void recognisesAliasesOfAgents_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("agent");
        for (const char *name : {"tara", "TARA", "TaraAider", "taraaider", "Tara Aider"}) {
            QTest::newRow(name) << QString::fromLatin1(name) << u"Tara"_s;
        }
        for (const char *name : {"devon", "DevonAider", "devon_aider", "devon-aider"}) {
            QTest::newRow(name) << QString::fromLatin1(name) << u"Devon"_s;
        }
    }

    void recognisesAliasesOfAgents()
    {
        QFETCH(QString, name);
        QFETCH(QString, agent);
        QByteArray text = call(succeeded);
        const QByteArray right = QByteArray(text).replace("Tara", agent.toUtf8());
        text.replace("Tara", name.toUtf8());
        const DocumentReport document = report(text);
        QCOMPARE(listed(document), QStringList{u"note orion.agent-alias /agent"_s});
        QCOMPARE(document.findings.front().message,
                 u"%1 is %2 under another name"_s.arg(name, agent));
        QCOMPARE(corrected(text), right);
    }

    void isRecognisedWithAndWithoutItsCall_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("base");
        const QByteArray bare = call(succeeded);
        const auto row = [](const char *name, const QByteArray &text, const char *kind,
                            const char *at) {
            QTest::newRow(name) << text << QString::fromLatin1(kind) << QString::fromLatin1(at);
        };
        const char *completion = "orion.step-completion";
        const QByteArray name = json("{'name': 'submit_step_completion', ");
        row("bare", bare, completion, "");
        row("arguments", name + "\"arguments\": " + bare + "}", completion, "/arguments");
        row("parameters", name + "\"parameters\": " + bare + "}", completion, "/parameters");
        row("input", name + "\"input\": " + bare + "}", completion, "/input");
        row("function",
            json(
                "{'type': 'function', 'function': {'name': 'submit_step_completion', 'arguments': ")
                + bare + "}}",
            completion, "/function/arguments");
        row("without a name", "{\"arguments\": " + bare + "}", completion, "/arguments");
        row("no arguments yet", name + "\"arguments\": {}}", completion, "/arguments");
        row("arguments as text", name + json("'arguments': '{}'}"), completion, "/arguments");
        row("another tool", json("{'name': 'read_file', 'arguments': {'path': 'a'}}"), "", "");
        row("another status", json("{'status': 'success', 'summary': 'x'}"), "", "");
        row("definition",
            name + json("'parameters': {'type': 'object', 'properties': {'task_id': {}}}}"),
            "orion.tool-definition", "");
        row("nested definition",
            json("{'type': 'function', 'function': ") + name
                + json("'parameters': {'type': 'object', 'properties': {}}}}"),
            "orion.tool-definition", "/function");
        row("another definition",
            json("{'name': 'read_file', 'parameters': {'type': 'object', 'properties': {}}}"), "",
            "");
    }

    void isRecognisedWithAndWithoutItsCall()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, kind);
        QFETCH(QString, base);
        const DocumentReport document = report(text);
        QCOMPARE(document.kind, kind);
        QCOMPARE(document.base.toString(), base);
    }

    void explainsThatArgumentsMustBeAMap()
    {
        const QByteArray inside = json("{\\'task_id\\': \\'0-4-1\\', \\'step_index\\': 1, ")
            + json("\\'agent\\': \\'Tara\\', \\'status\\': \\'success\\'}");
        const QByteArray text =
            json("{'name': 'submit_step_completion', 'arguments': '") + inside + "\"}";
        const DocumentReport document = report(text);
        QCOMPARE(listed(document), QStringList{u"error orion.type /arguments"_s});
        QCOMPARE(document.findings.front().message,
                 u"arguments must be a map of the tool's arguments, not text"_s);
        QCOMPARE(document.findings.front().fixes.front().title, u"Unpack"_s);
        QCOMPARE(corrected(text),
                 json("{'name': 'submit_step_completion', 'arguments': ")
                     + QByteArray(inside).replace("\\\"", "\"") + "}");
        QCOMPARE(listed(report(corrected(text))), QStringList());
    }

    void listsWrittenAsTextAreUnpacked()
    {
        const QByteArray right =
            call(succeeded).replace("}", json(", 'artifacts': ['a.py', 'b']}"));
        const QByteArray text =
            QByteArray(right).replace(json("['a.py', 'b']"), json("'[\\'a.py\\', \\'b\\']'"));
        QCOMPARE(listed(report(text)), QStringList{u"error orion.type /artifacts"_s});
        QCOMPARE(corrected(text), right);
    }

    /// A truncated text, one of another type, or one with a repeated key is ambiguous.
    void onlyTextOfTheWholeTypeIsUnpacked_data()
    {
        QTest::addColumn<QByteArray>("value");
        for (const char *value : {"soon", "[1]", "{\\\"task_id\\\": \\\"1\\\"",
                                  "{\\\"a\\\": 1, \\\"a\\\": 2}", "\\\"{}\\\""}) {
            QTest::newRow(value) << QByteArray(value);
        }
    }

    void onlyTextOfTheWholeTypeIsUnpacked()
    {
        QFETCH(const QByteArray, value);
        const DocumentReport document =
            report(json("{'name': 'submit_step_completion', 'arguments': '") + value + "\"}");
        QCOMPARE(listed(document), QStringList{u"error orion.type /arguments"_s});
        QVERIFY(document.findings.front().fixes.empty());
    }

    void namesTheToolThatTakesTheseArguments()
    {
        const QByteArray text = json("{'name': 'finish_step', 'input': ") + call(succeeded) + "}";
        const DocumentReport document = report(text);
        QCOMPARE(listed(document), QStringList{u"error orion.tool-name /name"_s});
        QCOMPARE(corrected(text), text); // it may be another tool
        QCOMPARE(*applied(text, document.findings.front().fixes.front().edits),
                 QByteArray(text).replace("finish_step", "submit_step_completion"));
    }

    void editsAWrappedCallInPlace()
    {
        const QByteArray text = "{\"name\": \"submit_step_completion\",\n \"arguments\": "
            + call(json("'status': 'failure'")) + "}\n";
        const ParsedText parsed = parse(text, Format::Json);
        const DocumentReport document = report(text);
        const Finding &finding = document.findings.front();
        QCOMPARE(finding.fieldPath().toString(), u"/arguments/summary"_s);
        const Result<TextEdits> edits =
            planEdit(text, parsed, 0,
                     InsertKey{finding.path, finding.field, Value::string(u"it failed"_s), {}});
        QVERIFY(edits);
        QCOMPARE(listed(report(*applied(text, *edits))), QStringList());
    }

    /// A page with the prompt and the tool definition has one document of each.
    void aPageHasThePromptAndTheDefinition()
    {
        QFile file(QStringLiteral(BATON_TEST_DATA "/specifications/orion.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const Report whole = checked(file.readAll(), {}, Format::Markdown);
        QCOMPARE(whole.documents.size(), size_t(2));
        // Section 2, the template: every bracket is a placeholder. The last sentence says that the
        // answer contains no JSON, so nothing is found there.
        const DocumentReport &prompt = whole.documents.front();
        QCOMPARE(prompt.kind, u"orion.focused-prompt"_s);
        QCOMPARE(
            listed(prompt),
            (QStringList{u"warning orion.placeholder /ROLE"_s, u"warning orion.placeholder /GOAL"_s,
                         u"warning orion.placeholder /CONTEXT FILES/[path of a file]"_s,
                         u"warning orion.placeholder /CONTEXT FILES/[path of a file]"_s,
                         u"warning orion.placeholder /CONTEXT FILES/[path of another file]"_s,
                         u"warning orion.placeholder /CONTEXT FILES/[path of another file]"_s,
                         u"warning orion.placeholder /INSTRUCTIONS/0"_s,
                         u"warning orion.placeholder /INSTRUCTIONS/1"_s,
                         u"warning orion.placeholder /CONSTRAINTS/0"_s,
                         u"warning orion.placeholder /CONSTRAINTS/1"_s}));
        // Section 3: a valid definition, not a call.
        const DocumentReport &definition = whole.documents.back();
        QCOMPARE(definition.kind, u"orion.tool-definition"_s);
        QCOMPARE(listed(definition), QStringList());
        QCOMPARE(definition.verdict.action, Action::None);
    }

    void formsOfWrappedCallsShowTheirFields()
    {
        const Kind *kind = builtIn().kind(u"orion.step-completion"_s);
        for (const char *at : {"/arguments", "/parameters", "/input"}) {
            const FieldSchema &root = kind->fieldsAt(JsonPointer::of(QString::fromLatin1(at)));
            QVERIFY(root.property(u"name"_s));
            const FieldSchema *inner = root.property(QString::fromLatin1(at + 1));
            QVERIFY(inner);
            QCOMPARE(inner->properties, kind->fields.properties);
        }
        QCOMPARE(&kind->fieldsAt({}), &kind->fields);
    }

    /// Each argument that the definition does not require gets a finding.
    void aDefinitionHasToAskForTheArguments()
    {
        const QByteArray text = json(
            "{'name': 'submit_step_completion', 'parameters': {'type': 'object', 'properties': "
            "{'task_id': {}, 'step_index': {}, 'agent': {}, 'status': {}, 'artifacts': {}, "
            "'summary': {}, 'context_for_next_step': {}, 'blockers': {}}, 'required': ['agent']}}");
        QStringList messages;
        for (const Finding &finding : report(text).findings) {
            messages.append(finding.message);
        }
        QCOMPARE(messages.size(), 3);
        QVERIFY(messages.removeDuplicates() == 0);
        for (const QString &name : {u"task_id"_s, u"step_index"_s, u"status"_s}) {
            QVERIFY2(messages.join(u' ').contains(u"needs %1,"_s.arg(name)), qPrintable(name));
        }
    }
};

QTEST_GUILESS_MAIN(TestOrion)
#include "tst_orion.moc"
