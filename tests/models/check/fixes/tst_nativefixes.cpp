// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/nativerequest.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// Fixes of a request: those in the feedback for a parent, and those that Baton applies.
class TestNativeFixes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    /// The texts of sections 3.4 and 7.1, with line numbers.
    void theFeedbackTellsTheParentWhatToCorrect_data()
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
        QTest::newRow("order") << nativeWith("  <mode>spawn</mode>\n"
                                             "  <original_intent>Renew the certificates",
                                             "  <original_intent>Renew the certificates")
                                      .replace("  <workflow>", "  <mode>spawn</mode>\n  <workflow>")
                               << QStringList{u"Line 4: mode is at the wrong place"_s};
        QTest::newRow("blanks only") << nativeWith("Renew the certificates", "  ")
                                     << QStringList{u"Line 3: original_intent has no value"_s};
        QTest::newRow("no entry") << nativeWith(
            "    <file path=\"docs/certificates.json\" required=\"true\">Host and end</file>\n", {})
                                  << QStringList{u"Line 10: deliverables holds no "_s};
        QTest::newRow("attribute missing")
            << nativeWith(" path=\"docs/certificates.json\"", {})
            << QStringList{u"Line 11: The attribute path of file is missing"_s};
        QTest::newRow("stray text")
            << nativeWith("  <workflow>", "  stray\n  <workflow>")
            << QStringList{u"Line 5: agent_request takes elements only, but holds "
                           "the text “stray”"_s};
        QTest::newRow("encoding") << QByteArray("<?xml version=\"1.0\" encoding=\"latin1\"?>\n"
                                                + nativeRequest())
                                  << QStringList{u"   Line 1: "_s};
        QTest::newRow("malformed") << nativeWith("</mode>", "")
                                   << QStringList{u"❌ Invalid XML handoff"_s, u"Line "_s,
                                                  u"Fix XML syntax errors or remove XML block"_s};
    }

    void theFeedbackTellsTheParentWhatToCorrect()
    {
        QFETCH(QByteArray, xml);
        QFETCH(QStringList, parts);
        const QString feedback = checkedXml(xml).verdict.feedback;
        for (const QString &part : parts) {
            QVERIFY2(feedback.contains(part), qPrintable(feedback));
        }
        QCOMPARE(feedback.count(u"❌"_s), 1);
        QCOMPARE(feedback.contains("Allowed values"_L1), parts.join(u' ').contains("Allowed"_L1));
    }

    void correctsMistakes_data()
    {
        QTest::addColumn<QByteArray>("xml");
        QTest::addColumn<QByteArray>("corrected");
        QTest::addColumn<bool>("isCertain");
        const auto row = [](const char *name, const QByteArray &xml, const QByteArray &corrected,
                            bool isCertain = true) {
            QTest::newRow(name) << xml << corrected << isCertain;
        };
        row("namespace", nativeRequest().replace(" xmlns=\"" + nativeNamespace + '"', ""),
            nativeRequest(), false); // a reader with `xmllint --xpath` finds nothing then
        const QByteArray prefixed = nativeRequest()
                                        .replace("agent_request", "h:agent_request")
                                        .replace("xmlns=", "xmlns:h=");
        row("namespace beside a prefix", prefixed,
            QByteArray(prefixed).replace("<h:agent_request",
                                         "<h:agent_request xmlns=\"" + nativeNamespace + '"'));
        row("blanks", nativeWith(">spawn<", ">\n  spawn <"), nativeRequest());
        row("case", nativeWith(">spawn<", ">SPAWN<"), nativeRequest());
        row("nearest choice", nativeWith(">standard<", ">standart<"), nativeRequest(), false);
        row("order",
            nativeWith("  <mode>spawn</mode>\n"
                       "  <original_intent>Renew the certificates</original_intent>\n",
                       "  <original_intent>Renew the certificates</original_intent>\n"
                       "  <mode>spawn</mode>\n"),
            nativeRequest());
        row("an attribute that lacks a letter", nativeRequest(" priorty=\"high\""),
            nativeRequest(" priority=\"high\""));
        row("an attribute in another case", nativeRequest(" maxRetries=\"2\""),
            nativeRequest(" max_retries=\"2\""));
        row("an attribute of a deliverable", nativeWith(" required=", " requird="), nativeRequest(),
            true);
        row("an optional element that lacks a letter",
            nativeWith("<backlog_notes>Tell operations</backlog_notes>",
                       "<backlog_note>Tell operations</backlog_note>"),
            nativeRequest(), false);
        row("missing in the middle", nativeWith("  <workflow>standard</workflow>\n", {}),
            nativeWith("standard", "[workflow]"), false);
        row("missing at the front", nativeWith("  <mode>spawn</mode>\n", {}),
            nativeWith("spawn", "[mode]"), false);
    }

    void renamesAMisspelledElement_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("isOffered");
        QTest::addColumn<bool>("isCertain");
        QTest::newRow("case") << QByteArray("Mode") << true << true;
        QTest::newRow("capitals within") << QByteArray("mo-De") << true << true;
        QTest::newRow("letter") << QByteArray("moode") << true << false;
        QTest::newRow("letter too few") << QByteArray("mod") << true << false;
        QTest::newRow("another word") << QByteArray("spawns") << false << false;
    }

    void renamesAMisspelledElement()
    {
        QFETCH(QByteArray, name);
        QFETCH(bool, isOffered);
        QFETCH(bool, isCertain);
        const QByteArray xml =
            nativeWith("<mode>spawn</mode>", '<' + name + ">spawn</" + name + '>');
        const DocumentReport report = checkedXml(xml);
        const auto finding =
            std::ranges::find(report.findings, u"native.unexpected"_s, &Finding::rule);
        QVERIFY(finding != report.findings.end());
        QCOMPARE(!finding->fixes.empty(), isOffered);
        if (isOffered) {
            QCOMPARE(applied(xml, finding->fixes.front().edits).value(), nativeRequest());
            QCOMPARE(finding->fixes.front().isCertain, isCertain);
            QVERIFY(finding->message.endsWith(u"; mode seems to be meant"_s));
        }
        // Inserting an element that exists under another name would duplicate it.
        const Finding *missing = findingOf(report, u"native.required"_s);
        QVERIFY(missing);
        QCOMPARE(missing->message.contains(QString::fromLatin1(name)), isOffered);
        QCOMPARE(missing->fixes.empty(), isOffered);
    }

    void shortNamesAreRecognisedByTheMissingElements_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QString>("meant");
        QTest::newRow("attribute") << " path="_ba << " pth="_ba << u"path"_s;
        QTest::newRow("of a choice")
            << "<file path=\"docs/certificates.json\" required=\"true\">Host and end</file>"_ba
            << "<flie path=\"docs/certificates.json\" required=\"true\">Host and end</flie>"_ba
            << u"file"_s;
        QTest::newRow("entry of a list")
            << "<constraint>Change nothing</constraint>"_ba
            << "<constrant>Change nothing</constrant>"_ba << u"constraint"_s;
    }

    void shortNamesAreRecognisedByTheMissingElements()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QString, meant);
        const QByteArray xml = nativeWith(before, after);
        const DocumentReport report = checkedXml(xml);
        const auto isIt = [](const Finding &finding) {
            return finding.rule == "native.unexpected"_L1;
        };
        const auto found = std::ranges::find_if(report.findings, isIt);
        QVERIFY(found != report.findings.end());
        QVERIFY2(found->message.endsWith(u"; %1 seems to be meant"_s.arg(meant)),
                 qPrintable(found->message));
        QCOMPARE(found->fixes.size(), size_t(1));
        QVERIFY(!found->fixes.front().isCertain);
        QCOMPARE(*applied(xml, found->fixes.front().edits), nativeRequest());
    }

    /// After renaming, it would be text where only elements are allowed, which no fix corrects.
    void aTextElementIsNotRenamedToOneWithChildElements()
    {
        const QByteArray xml =
            nativeWith("<deliverables>", "<constraint>No downtime</constraint><deliverables>");
        const DocumentReport report = checkedXml(xml);
        const auto found =
            std::ranges::find(report.findings, u"native.unexpected"_s, &Finding::rule);
        QVERIFY(found != report.findings.end());
        QVERIFY2(found->message.contains(u"constraint"_s), qPrintable(found->message));
        QVERIFY(found->fixes.empty());
    }

    void aRootInAnotherCaseIsRenamed()
    {
        const QByteArray xml = nativeRequest().replace("agent_request", "Agent_Request");
        const DocumentReport report = checkedXml(xml);
        QCOMPARE(listed(report), QStringList(u"error handoff.root-misspelt /Agent_Request"_s));
        QCOMPARE(applied(xml, report.findings.front().fixes.front().edits).value(),
                 nativeRequest());
        const QByteArray text = "# Task\n\n```xml\n" + xml + "```\n";
        CheckSettings settings;
        settings.filePath = u"/nowhere/prompt.md"_s;
        const Report whole = checked(text, settings, Format::Markdown);
        QCOMPARE(whole.documents.size(), 1u);
        QCOMPARE(listed(whole.documents.front()),
                 QStringList(u"error handoff.root-misspelt /Agent_Request"_s));
    }

    void aTagThatIsNotClosedIsClosedOrEscaped_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("corrected");
        const auto row = [](const char *name, const char *before, const char *after,
                            const char *corrected) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QByteArray(corrected);
        };
        row("in the text of an element", "every host", "every<br>host", "every&lt;br>host");
        row("at its beginning", "Look at", "<b>Look at", "&lt;b>Look at");
        row("with an attribute", "every host", "<a href=\"x\">host", "&lt;a href=\"x\">host");
        row("beside attributes", "Host and end", "A List<String> of names",
            "A List&lt;String> of names");
        row("several", "Host and end", "List<String> or Set<Integer>",
            "List&lt;String> or Set&lt;Integer>");
        row("in an entry of a list", "Change nothing", "No List<T>", "No List&lt;T>");
        row("a field", "</original_intent>", "", "</original_intent>");
        row("a field of a list", "</constraint>\n  </constraints>", "\n  </constraints>",
            "</constraint>\n  </constraints>");
    }

    /// A tag that is not the name of a field is a part of the text; the finding agrees with the
    /// fix.
    void aTagThatIsNotClosedIsClosedOrEscaped()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        QFETCH(const QByteArray, corrected);
        const QByteArray xml = nativeWith(before, after);
        const DocumentReport report = checkedXml(xml);
        TextEdits edits;
        for (const Finding &finding : report.findings) {
            QCOMPARE(finding.fixes.size(), 1u);
            const Fix &fix = finding.fixes.front();
            QVERIFY(fix.isCertain);
            QVERIFY2(finding.message.contains(QString::fromUtf8(fix.edits.front().text)),
                     qPrintable(finding.message));
            edits.push_back(fix.edits.front());
        }
        QCOMPARE(applied(xml, edits).value(), nativeWith(before, corrected));
    }

    void attributesOfOtherNamespacesAreNotMisspelt()
    {
        for (const char *attribute : {" x:priorty=\"1\" xmlns:x=\"urn:x\"", " ticket=\"7\""}) {
            const DocumentReport report = checkedXml(nativeRequest(attribute));
            QCOMPARE(report.findings.size(), 1u);
            QCOMPARE(report.findings.front().rule, u"native.unknown-name"_s);
            QVERIFY(report.findings.front().fixes.empty());
        }
    }

    void correctsMistakes()
    {
        QFETCH(QByteArray, xml);
        QFETCH(QByteArray, corrected);
        QFETCH(bool, isCertain);
        const DocumentReport report = checkedXml(xml);
        QCOMPARE(report.findings.size(), 1);
        QCOMPARE(report.findings.front().rule == u"native.misspelt"_s,
                 report.findings.front().severity == Severity::Warning
                     && report.findings.front().rule != u"native.enum-blanks"_s);
        QCOMPARE(report.findings.front().fixes.size(), 1);
        const Fix &fix = report.findings.front().fixes.front();
        QCOMPARE(fix.isCertain, isCertain);
        QCOMPARE(applied(xml, fix.edits).value(), corrected);
    }
};

QTEST_GUILESS_MAIN(TestNativeFixes)
#include "tst_nativefixes.moc"
