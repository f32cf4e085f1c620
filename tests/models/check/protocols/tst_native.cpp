// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/memory.h"
#include "tests/models/check/nativerequest.h"
#include "tests/threadtime.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// The request of the native orchestrator: section 2.2 of its specification and what
/// docs/protocols.md decides.
class TestNative : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void findsTheMistakesOfARequest_data()
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
        row("constraint blank", nativeWith("Change nothing", ""), {});
        row("intent of no-break spaces", nativeWith("Renew the certificates", "\u00A0 \u00A0"),
            {error(u"empty"_s, u"/original_intent"_s)}, 3);
        row("text between elements", nativeWith("  <workflow>", "  stray\n  <workflow>"),
            {error(u"type"_s, {})}, 5);
        row("text in the deliverables",
            nativeWith("  <deliverables>\n", "  <deliverables>\n    stray\n"),
            {error(u"type"_s, u"/deliverables"_s)}, 11);
        row("element in a text", nativeWith("Renew the", "Renew <b>the</b>"),
            {error(u"type"_s, u"/original_intent"_s)}, 3);
        row("attribute on a text", nativeWith("<mode>", "<mode foo=\"1\">"),
            {error(u"unexpected"_s, u"/mode/@foo"_s)}, 2);
        row("type that nobody defines",
            nativeWith("<mode>",
                       "<mode xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" "
                       "xsi:type=\"none\">"),
            {error(u"schema"_s, u"/mode/@xsi:type"_s)}, 2);
        row("a text of more than ten million characters",
            nativeWith("Look at every host", (QByteArray(95, 'a') + "&amp;").repeated(105'000)),
            {u"error native.schema "_s});
        row("an attribute of more than ten million characters",
            nativeWith("docs/certificates.json", QByteArray(10'100'000, 'a')),
            {u"error native.schema "_s});
        QByteArray names;
        for (int i = 0; i < 10'001; ++i) {
            names += "<x:n" + QByteArray::number(i) + " xmlns:x=\"urn:x\"/>";
        }
        row("more names than the validator bears",
            nativeWith("<mode>spawn</mode>", "<mode>x</mode>" + names),
            {u"error native.schema "_s});
        row("a name of 60,000 characters beside a wrong value",
            nativeWith("<mode>spawn</mode>",
                       "<mode>x</mode><x:" + QByteArray(60'000, 'a') + " xmlns:x=\"urn:x\"/>"),
            {u"error native.schema "_s});
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
        row("a prefix at the root alone",
            nativeRequest()
                .replace("agent_request", "h:agent_request")
                .replace("xmlns=", "xmlns:h="),
            {u"error native.namespace /agent_request"_s}, 1);
        row("a prefix at the root alone, and wrong",
            nativeWith(">spawn<", ">x<")
                .replace("agent_request", "h:agent_request")
                .replace("xmlns=", "xmlns:h="),
            {u"error native.namespace /agent_request"_s, error(u"enum"_s, u"/mode"_s)}, 2);
        row("another namespace", nativeRequest().replace(nativeNamespace, "urn:x"),
            {u"error native.namespace /agent_request"_s}, 1);
        row("custom attributes",
            nativeRequest(" version=\"1.0\" session_id=\"s\" parent_agent=\"planning-agent\" "
                          "target_agent=\"devops-agent\" priority=\"high\" "
                          "estimated_duration=\"10m\" max_retries=\"3\" depends_on=\"a,b\" "
                          "notify_on_completion=\"planning-agent\" timeout=\"1h\" made_up=\"yes\""),
            {u"note native.unknown-name /agent_request/@made_up"_s});
        row("foreign elements",
            nativeRequest(" xmlns:qa=\"http://instructor-workflow.org/qa/v1\"",
                          "  <qa:test_requirements><qa:coverage>90</qa:coverage>"
                          "</qa:test_requirements>\n"),
            {u"note native.unknown-name /agent_request/qa:test_requirements"_s});
        row("foreign element in front",
            nativeWith("  <mode>", "  <q:a xmlns:q=\"urn:q\"/>\n  <mode>"),
            {error(u"order"_s, u"/q:a"_s)}, 2);
        const auto summary = [](qsizetype length) {
            return nativeWith("Check when each certificate ends", QByteArray(length, 'x'));
        };
        const QStringList tooShortOrLong{
            u"note native.summary-length /agent_request/current_task_summary"_s};
        row("summary of 9", summary(9), tooShortOrLong, 4);
        row("summary of 10", summary(10), {});
        row("summary of 500", summary(500), {});
        row("summary of 501", summary(501), tooShortOrLong, 4);
        row("version 1.0", nativeRequest(" version=\"1.0\""), {});
        row("version 1.1", nativeRequest(" version=\"1.1\""), {});
        for (const char *version : {"2.0", "1", "1.2", "", "../1.0", " 1.0 "}) {
            row("version '" + QByteArray(version) + "'",
                nativeRequest(" version=\"" + QByteArray(version) + '"').replace("spawn", "x"),
                {u"error native.version /agent_request/@version"_s}, 1);
        }
        const auto path = [](const QByteArray &to) {
            return nativeWith("docs/certificates.json", to);
        };
        for (const char *inside :
             {"a.json", "./a.json", "a/../b.json", "docs/.scratch/sessions/{session-id}/r.json",
              "..a/b", "src/a b.py"}) {
            row("inside: " + QByteArray(inside), path(inside), {});
        }
        for (const char *outside : {"../a.json", "a/../../b", "/etc/passwd", "..", "~/a", "C:\\a",
                                    "../../etc/passwd", " ../a"}) {
            row("outside: " + QByteArray(outside), path(outside),
                {u"error native.deliverable-outside /agent_request/deliverables/0/file/@path"_s},
                11);
        }
        for (const char *open : {"{path}", "[path]", "&lt;path&gt;"}) {
            row("to be filled in: " + QByteArray(open), path(open),
                {u"warning native.placeholder /agent_request/deliverables/0/file/@path"_s}, 11);
        }
        row("attribute of a file that nobody knows",
            nativeWith("docs/certificates.json\"", "docs/certificates.json\" lines=\"3\""),
            {u"error native.unexpected /agent_request/deliverables/0/file/@lines"_s}, 11);
        row("attribute of a file in a namespace of its own",
            nativeWith("docs/certificates.json\"",
                       "docs/certificates.json\" xmlns:q=\"urn:q\" q:lines=\"3\""),
            {u"note native.unknown-name /agent_request/deliverables/0/file/@q:lines"_s}, 11);
        row("placeholder", nativeWith("Look at every host", "[what to do]"),
            {u"warning native.placeholder /agent_request/task_details"_s}, 6);
    }

    void findsTheMistakesOfARequest()
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

    void anotherFormatIsReported()
    {
        const QByteArray yaml = "agent_request:\n  mode: spawn\n  timeout: 5\n";
        const DocumentReport report = checked(yaml).documents.front();
        QCOMPARE(listed(report), QStringList(u"error native.schema /agent_request"_s));
        QCOMPARE(report.findings.front().message,
                 u"agent_request is written in XML, but this is YAML, which its receiver does not "
                 "read. Write it in XML."_s);
        QCOMPARE(listed(checked(R"({"agent_request": {"mode": "spawn"}})", {}, Format::Json)
                            .documents.front()),
                 QStringList(u"error native.schema /agent_request"_s));
    }

    void givesTheExpectedVerdict_data()
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

    void givesTheExpectedVerdict()
    {
        QFETCH(QByteArray, xml);
        QFETCH(Action, action);
        QFETCH(QString, headline);
        const Verdict verdict = checkedXml(xml).verdict;
        QCOMPARE(verdict.action, action);
        QCOMPARE(verdict.headline, headline);
        QCOMPARE(verdict.feedback.isEmpty(), action != Action::Block);
    }

    /// A request with a document type gets the same findings.
    void findsTheSameAfterADoctype_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::newRow("nothing") << nativeRequest();
        QTest::newRow("a value") << nativeWith(">spawn<", ">x<");
        QTest::newRow("a field") << nativeWith("  <mode>spawn</mode>\n", "");
        QTest::newRow("a placeholder") << nativeWith("Look at every host", "[what to do]");
        QTest::newRow("an ampersand") << nativeWith("every host", "hosts & ports");
        QTest::newRow("an end tag") << nativeWith("</mode>", "</mod>");
        QTest::newRow("an unknown name") << nativeWith("<mode>", "<mode foo=\"1\">");
        QTest::newRow("a comment") << nativeWith("<mode>spawn", "<!-- <!DOCTYPE x> --><mode>x");
    }

    void findsTheSameAfterADoctype()
    {
        QFETCH(QByteArray, xml);
        const QStringList plain = listed(checkedXml(xml));
        for (const char *type :
             {"<!DOCTYPE agent_request>",
              "<!DOCTYPE agent_request SYSTEM \"http://127.0.0.1:9/>\">",
              "<!DOCTYPE a [<!ENTITY x \"]>\"> <!-- ' ]> --> <?p \" ]> ?> <!ENTITY y ']>'>] >\n",
              "<?xml version=\"1.0\"?>\n<!-- a --><!DOCTYPE a\n[<!ELEMENT a (b)>\n]\n>\n"}) {
            const DocumentReport report = checkedXml(type + xml);
            QStringList findings = listed(report);
            QVERIFY2(findings.removeOne(u"error xml.doctype "_s), qPrintable(findings.join(u'|')));
            QCOMPARE(findings, plain);
            QCOMPARE(report.verdict.action, Action::Block);
        }
    }

    /// One finding for each unknown name, however often it occurs and whichever rule finds it.
    void reportsAnUnknownNameOnce_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::addColumn<QStringList>("findings");
        const auto row = [](const char *name, const QByteArray &xml, const QStringList &findings) {
            QTest::newRow(name) << xml << findings;
        };
        const QString note = u"note native.unknown-name /agent_request/"_s;
        const QString error = u"error native.unexpected /agent_request/"_s;
        const QByteArray root = "<agent_request";
        row("an attribute of the root", nativeWith(root, root + " flavour=\"1\""),
            {note + "@flavour"_L1});
        row("two of them", nativeWith(root, root + " flavour=\"1\" colour=\"2\""),
            {note + "@flavour"_L1, note + "@colour"_L1});
        row("those that are known", nativeWith(root, root + " priority=\"high\" timeout=\"600\""),
            {});
        row("those of XML itself",
            nativeWith(root, root + " xml:lang=\"en\" xmlns:q=\"urn:q\" xml:space=\"preserve\""),
            {});
        row("elements of another namespace",
            nativeWith("</agent_request>",
                       "<q:x xmlns:q=\"urn:q\"><q:y/><q:y/></q:x><q:x xmlns:q=\"urn:q\"/>\n"
                       "</agent_request>"),
            {note + "q:x"_L1});
        row("attributes on several texts",
            nativeWith("<mode>", "<mode foo=\"1\">")
                .replace("<workflow>", "<workflow foo=\"2\">")
                .replace("<file ", "<file foo=\"3\" "),
            {error + "mode/@foo"_L1});
        row("elements", nativeWith("  <workflow>", "<hint/><hint/>\n<hint/>  <workflow>"),
            {error + "hint"_L1});
        row("an attribute on the root and on a text",
            nativeWith(root, root + " foo=\"0\"").replace("<mode>", "<mode foo=\"1\">"),
            {error + "mode/@foo"_L1});
        row("an attribute and an element",
            nativeWith("<mode>", "<mode hint=\"1\">")
                .replace("  <workflow>", "<hint/>  <workflow>"),
            {error + "mode/@hint"_L1, error + "hint"_L1});
    }

    void reportsAnUnknownNameOnce()
    {
        QFETCH(QByteArray, xml);
        QFETCH(QStringList, findings);
        QCOMPARE(listed(checkedXml(xml)), findings);
    }

    void countsTheOccurrencesOfAnUnknownName()
    {
        const DocumentReport report =
            checkedXml(nativeWith("  <workflow>", "<hint/><hint/>\n<hint/>  <workflow>"));
        QVERIFY2(report.findings.front().message.contains(u"hint"_s)
                     && report.findings.front().message.contains(u'3'),
                 qPrintable(report.findings.front().message));
    }

    /// Section 11.1 and known attacks: refused immediately, without expansion.
    void rejectsXmlAttacks_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char *name, const QByteArray &head, const QByteArray &mode) {
            QTest::newRow(name) << head + nativeWith(">spawn<", '>' + mode + '<')
                                << u"xml.doctype"_s;
        };
        row("external entity", "<!DOCTYPE foo [<!ENTITY xxe SYSTEM \"file:///etc/passwd\">]>\n",
            "&xxe;");
        row("external subset", "<!DOCTYPE foo SYSTEM \"http://127.0.0.1:9/x.dtd\">\n", "spawn");
        row("parameter entity",
            "<!DOCTYPE foo [<!ENTITY % x SYSTEM \"file:///etc/passwd\"> %x;]>\n", "spawn");
        QByteArray laughs = "<!DOCTYPE l [<!ENTITY l0 \"lol\">";
        for (int i = 1; i < 30; ++i) {
            const QByteArray previous = "&l" + QByteArray::number(i - 1) + ';';
            laughs += "<!ENTITY l" + QByteArray::number(i) + " \"" + previous.repeated(10) + "\">";
        }
        row("billion laughs", laughs + "]>\n", "&l29;");
        row("quadratic blow-up",
            "<!DOCTYPE q [<!ENTITY a \"" + QByteArray(100'000, 'a') + "\">]>\n",
            QByteArray("&a;").repeated(100'000));
        QTest::newRow("deep nesting")
            << nativeWith("Tell operations", QByteArray("<a>").repeated(100'000))
            << u"text.too-deep"_s;
    }

    void rejectsXmlAttacks()
    {
        QFETCH(QByteArray, xml);
        QFETCH(QString, rule);
        (void)checkedXml(nativeRequest()); // loads the protocols
        const auto begin = threadTime();
        DocumentReport report;
        const qint64 peak = peakOf([&] { report = checkedXml(xml); });
        QVERIFY2(!canMeasureMemory || peak < 16 * 1024 * 1024, qPrintable(QString::number(peak)));
        QVERIFY(report.count(Severity::Error) > 0);
        QVERIFY(std::ranges::find(report.findings, rule, &Finding::rule) != report.findings.end());
        QCOMPARE(report.verdict.action, Action::Block);
        for (const Finding &finding : report.findings) {
            QVERIFY(!finding.message.contains("root:"_L1));
            QVERIFY(!finding.actual.contains("root:"_L1));
        }
        QVERIFY2(threadTime() - begin < 2000, qPrintable(QString::number(threadTime() - begin)));
    }
};

QTEST_GUILESS_MAIN(TestNative)
#include "tst_native.moc"
