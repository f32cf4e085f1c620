// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/nativerequest.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// The request of the native orchestrator: section 2.2 of its specification and what
/// docs/protocols.md decides.
class TestNative : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void findsWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::addColumn<QStringList>("findings");
        QTest::addColumn<int>("line");
        const auto row = [](const QByteArray &name, const QByteArray &xml,
                            const QStringList &findings, int line = 0) {
            QTest::newRow(name.constData()) << xml << findings << line;
        };
        const QString request = u"/agent_request"_s;
        const auto error = [&](const QString &rule, const QString &path) {
            return "error native."_L1 + rule + ' '_L1 + request + path;
        };
        row("nothing", nativeRequest(), {});
        for (const char *mode : {"spawn", "conversation_only", "blocking"}) {
            row(mode, nativeWith("<mode>spawn", "<mode>" + QByteArray(mode)), {});
        }
        for (const char *workflow : {"SPIKE", "TDD", "standard", "none"}) {
            row(workflow, nativeWith("<workflow>standard", "<workflow>" + QByteArray(workflow)),
                {});
        }
        row("mode unknown", nativeWith(">spawn<", ">invalid-mode<"), {error(u"enum"_s, u"/mode"_s)},
            2);
        row("mode in capitals", nativeWith(">spawn<", ">SPAWN<"), {error(u"enum"_s, u"/mode"_s)},
            2);
        row("mode empty", nativeWith("<mode>spawn</mode>", "<mode/>"),
            {error(u"empty"_s, u"/mode"_s)}, 2);
        row("workflow unknown", nativeWith(">standard<", ">spike<"),
            {error(u"enum"_s, u"/workflow"_s)}, 5);
        row("blanks around the mode", nativeWith(">spawn<", "> spawn <"),
            {u"warning native.enum-blanks /agent_request/mode"_s}, 2);
        row("lines around the mode", nativeWith(">spawn<", ">\n  spawn\n  <"),
            {u"warning native.enum-blanks /agent_request/mode"_s});
        const std::pair<const char *, QByteArray> required[] = {
            {"mode", "  <mode>spawn</mode>\n"},
            {"original_intent", "  <original_intent>Renew the certificates</original_intent>\n"},
            {"current_task_summary",
             "  <current_task_summary>Check when each certificate ends</current_task_summary>\n"},
            {"workflow", "  <workflow>standard</workflow>\n"},
            {"task_details", "  <task_details>Look at every host</task_details>\n"},
        };
        for (const auto &[name, line] : required) {
            const QString path = u'/' + QString::fromLatin1(name);
            row(QByteArray(name) + " missing", nativeWith(line, {}), {error(u"required"_s, path)},
                1);
            const QByteArray tag(name);
            const QByteArray blank = "  <" + tag + "> \n </" + tag + ">\n";
            row(tag + " blank", nativeWith(line, blank), {error(u"empty"_s, path)});
            row(tag + " twice", nativeWith(line, line + line),
                {error(u"repeated"_s, path + u"[2]"_s)});
        }
        const QByteArray file =
            "    <file path=\"docs/certificates.json\" required=\"true\">Host and end</file>\n";
        row("deliverables missing",
            nativeWith("  <deliverables>\n" + file + "  </deliverables>\n", {}),
            {error(u"required"_s, u"/deliverables"_s)}, 1);
        row("deliverables empty", nativeWith(file, {}), {error(u"empty"_s, u"/deliverables"_s)});
        row("a report only", nativeWith(file, "<report>All of it</report>"), {});
        row("any order",
            nativeWith(file, "<report>a</report>" + file + "<decision>b</decision>" + file), {});
        row("file without a path", nativeWith(" path=\"docs/certificates.json\"", {}),
            {error(u"required"_s, u"/deliverables/0/file/@path"_s)}, 11);
        row("file with a blank path", nativeWith("docs/certificates.json", " "),
            {error(u"empty"_s, u"/deliverables/0/file/@path"_s)}, 11);
        row("file required maybe", nativeWith("required=\"true\"", "required=\"maybe\""),
            {error(u"type"_s, u"/deliverables/0/file/@required"_s)}, 11);
        row("decision blank", nativeWith(file, "<decision> </decision>"),
            {error(u"empty"_s, u"/deliverables/0/decision"_s)});
        row("no constraints",
            nativeWith("  <constraints>\n    <constraint>Change nothing</constraint>\n"
                       "  </constraints>\n",
                       {}),
            {});
        row("no constraint", nativeWith("    <constraint>Change nothing</constraint>\n", {}), {});
        row("constraint blank", nativeWith("Change nothing", ""),
            {error(u"empty"_s, u"/constraints/0"_s)});
        row("backlog blank", nativeWith("Tell operations", ""), {});
        row("swapped",
            nativeWith("  <mode>spawn</mode>\n"
                       "  <original_intent>Renew the certificates</original_intent>\n",
                       "  <original_intent>Renew the certificates</original_intent>\n"
                       "  <mode>spawn</mode>\n"),
            {error(u"order"_s, u"/mode"_s)}, 3);
        row("unknown element",
            nativeWith("  <workflow>",
                       "  <conversation_message>Hi</conversation_message>\n  <workflow>"),
            {error(u"unexpected"_s, u"/conversation_message"_s)}, 5);
        row("several at once",
            nativeWith("  <mode>spawn</mode>\n  <original_intent>Renew the certificates",
                       "  <original_intent>"),
            {error(u"required"_s, u"/mode"_s), error(u"empty"_s, u"/original_intent"_s)});
        row("no namespace", nativeRequest().replace(" xmlns=\"" + nativeNamespace + '"', ""),
            {u"note native.namespace /agent_request"_s}, 1);
        row("no namespace, and wrong",
            nativeWith(">spawn<", ">x<").replace(" xmlns=\"" + nativeNamespace + '"', ""),
            {u"note native.namespace /agent_request"_s, error(u"enum"_s, u"/mode"_s)});
        row("another namespace", nativeRequest().replace(nativeNamespace, "urn:x"),
            {u"error native.namespace /agent_request"_s}, 1);
        row("custom attributes",
            nativeRequest(" version=\"1.0\" session_id=\"s\" parent_agent=\"planning-agent\" "
                          "target_agent=\"devops-agent\" priority=\"high\" "
                          "estimated_duration=\"10m\" max_retries=\"3\" depends_on=\"a,b\" "
                          "notify_on_completion=\"planning-agent\" timeout=\"1h\" made_up=\"yes\""),
            {});
        row("foreign elements",
            nativeRequest(" xmlns:qa=\"http://instructor-workflow.org/qa/v1\"",
                          "  <qa:test_requirements><qa:coverage>90</qa:coverage>"
                          "</qa:test_requirements>\n"),
            {});
        row("foreign element in front",
            nativeWith("  <mode>", "  <q:a xmlns:q=\"urn:q\"/>\n  <mode>"),
            {error(u"order"_s, u"/q:a"_s)}, 2);
        row("placeholder", nativeWith("Look at every host", "[what to do]"),
            {u"warning native.placeholder /agent_request/task_details"_s}, 6);
    }

    void findsWhatIsWrong()
    {
        QFETCH(QByteArray, xml);
        QFETCH(QStringList, findings);
        QFETCH(int, line);
        QVERIFY(!xml.isEmpty());
        const DocumentReport report = checkedXml(xml);
        QCOMPARE(report.kind, u"native.request"_s);
        QCOMPARE(listed(report), findings);
        if (line > 0) {
            QCOMPARE(report.findings.back().start.line, line);
        }
    }

    void givesItsVerdict_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::addColumn<Action>("action");
        QTest::addColumn<QString>("headline");
        QTest::newRow("spawn") << nativeRequest() << Action::Accept << u"Spawn"_s;
        QTest::newRow("blocking") << nativeWith(">spawn<", ">blocking<") << Action::Accept
                                  << u"Spawn and wait"_s;
        QTest::newRow("conversation") << nativeWith(">spawn<", ">conversation_only<")
                                      << Action::Accept << u"Pass it on as context"_s;
        QTest::newRow("note") << nativeRequest().replace(" xmlns=\"" + nativeNamespace + '"', "")
                              << Action::AcceptWithNotes << u"Spawn"_s;
        QTest::newRow("invalid") << nativeWith(">spawn<", ">x<") << Action::Block
                                 << u"Block the spawn"_s;
        QTest::newRow("malformed")
            << nativeWith("</mode>", "") << Action::Block << u"Block the spawn"_s;
        QTest::newRow("raw ampersand")
            << nativeWith("every host", "hosts & ports") << Action::Block << u"Block the spawn"_s;
        QTest::newRow("document type")
            << "<!DOCTYPE x>\n" + nativeRequest() << Action::Block << u"Block the spawn"_s;
    }

    void givesItsVerdict()
    {
        QFETCH(QByteArray, xml);
        QFETCH(Action, action);
        QFETCH(QString, headline);
        const Verdict verdict = checkedXml(xml).verdict;
        QCOMPARE(verdict.action, action);
        QCOMPARE(verdict.headline, headline);
        QCOMPARE(verdict.feedback.isEmpty(), action != Action::Block);
    }

    /// The texts of sections 3.4 and 7.1, with the lines of the file.
    void tellsTheParentWhatToMend_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::addColumn<QStringList>("parts");
        QTest::newRow("choice") << nativeWith(">spawn<", ">invalid-mode<")
                                << QStringList{
                                       u"❌ XML handoff validation failed (schema violation)"_s,
                                       u"Line 2: Element 'mode': 'invalid-mode' is not valid"_s,
                                       u"Allowed values: spawn, conversation_only, blocking"_s,
                                       u"ℹ️"_s};
        QTest::newRow("missing") << nativeWith(
            "  <original_intent>Renew the certificates</original_intent>\n",
            {}) << QStringList{u"Line 1: Missing required element: original_intent"_s};
        QTest::newRow("malformed") << nativeWith("</mode>", "")
                                   << QStringList{u"❌ Invalid XML handoff"_s, u"Line "_s,
                                                  u"Fix XML syntax errors or remove XML block"_s};
    }

    void tellsTheParentWhatToMend()
    {
        QFETCH(QByteArray, xml);
        QFETCH(QStringList, parts);
        const QString feedback = checkedXml(xml).verdict.feedback;
        for (const QString &part : parts) {
            QVERIFY2(feedback.contains(part), qPrintable(feedback));
        }
    }

    void mends_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::addColumn<QByteArray>("mended");
        QTest::addColumn<bool>("isCertain");
        const auto row = [](const char *name, const QByteArray &xml, const QByteArray &mended,
                            bool isCertain = true) {
            QTest::newRow(name) << xml << mended << isCertain;
        };
        row("namespace", nativeRequest().replace(" xmlns=\"" + nativeNamespace + '"', ""),
            nativeRequest());
        row("blanks", nativeWith(">spawn<", ">\n  spawn <"), nativeRequest());
        row("case", nativeWith(">spawn<", ">SPAWN<"), nativeRequest());
        row("nearest choice", nativeWith(">standard<", ">standart<"), nativeRequest(), false);
        row("order",
            nativeWith("  <mode>spawn</mode>\n"
                       "  <original_intent>Renew the certificates</original_intent>\n",
                       "  <original_intent>Renew the certificates</original_intent>\n"
                       "  <mode>spawn</mode>\n"),
            nativeRequest());
    }

    void mends()
    {
        QFETCH(QByteArray, xml);
        QFETCH(QByteArray, mended);
        QFETCH(bool, isCertain);
        const DocumentReport report = checkedXml(xml);
        QCOMPARE(report.findings.size(), 1);
        QCOMPARE(report.findings.front().fixes.size(), 1);
        const Fix &fix = report.findings.front().fixes.front();
        QCOMPARE(fix.isCertain, isCertain);
        QCOMPARE(applied(xml, fix.edits).value(), mended);
    }
};

QTEST_GUILESS_MAIN(TestNative)
#include "tst_native.moc"
