// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/compare/comparison.h"
#include "models/compare/mergevalue.h"
#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"
#include "tests/models/check/nativerequest.h"
#include "tests/models/compare/comparetext.h"

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

struct Text
{
    QByteArray bytes;
    Format format = Format::Xml;
};

/// A Markdown file with the request in its code block, between prose.
QByteArray prompt(const QByteArray &request)
{
    return "# Task\n\nBefore.\n\n```xml\n" + request + "```\n\nAfter <mode>x</mode>.\n";
}

Comparison comparisonOf(const Text &left, const Text &right)
{
    const auto snapshotOf = [](const Text &text) {
        return analyse(text.bytes, 1, text.format, builtIn(), {});
    };
    return compareTexts({snapshotOf(left), 0}, {snapshotOf(right), 0}, builtIn());
}

/// @p target after copying the difference at @p path from the other side.
QByteArray taken(const Comparison &comparison, const DiffPath &path, const Text &target, Side side)
{
    QByteArray bytes = target.bytes;
    for (const TreeEdit &edit :
         mergedValue(comparison.diff, path, side, comparison.value(otherSide(side)))) {
        const ParsedText parsed = parse(bytes, target.format, builtIn().parseOptions());
        const Result<TextEdits> plan = planEdit(bytes, parsed, 0, edit);
        if (!plan) {
            return plan.error().toUtf8();
        }
        bytes = applied(bytes, *plan).value();
    }
    return bytes;
}

} // namespace

/// Requests in XML files and in Markdown are compared by field and copied losslessly.
class TestCompareXml : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void copiesOneDifference_data()
    {
        QTest::addColumn<QByteArray>("left");
        QTest::addColumn<QByteArray>("right");
        QTest::addColumn<QStringList>("lines");
        const auto row = [](const char *name, const QByteArray &left, const QByteArray &right,
                            const QString &line) {
            QTest::newRow(name) << left << right << QStringList(line);
        };
        const QByteArray plain = nativeRequest();
        const QString root = u"/agent_request"_s;
        const auto changed = [&root](const QString &at) {
            return u"changed "_s + root + at + u' ' + root + at;
        };
        row("a text", plain, nativeWith("spawn", "blocking"), changed(u"/mode"_s));
        row("an attribute", plain, nativeRequest(" priority=\"high\""),
            u"added - "_s + root + u"/@priority"_s);
        row("an attribute's value", nativeRequest(" priority=\"low\""),
            nativeRequest(" priority=\"high\""), changed(u"/@priority"_s));
        row("an element in its place", plain, nativeWith("  <workflow>standard</workflow>\n", ""),
            u"removed "_s + root + u"/workflow -"_s);
        row("an item", plain,
            nativeWith("    <constraint>Change nothing</constraint>\n",
                       "    <constraint>Change nothing</constraint>\n"
                       "    <constraint>Ask before restarts</constraint>\n"),
            u"added - "_s + root + u"/constraints/1"_s);
        row("an item's attribute", plain, nativeWith("docs/certificates.json", "docs/c.json"),
            changed(u"/deliverables/0/file/@path"_s));
        row("an element of another namespace", plain,
            nativeRequest({}, "  <q:note xmlns:q=\"urn:q\">x</q:note>\n"),
            u"added - "_s + root + u"/q:note"_s);
    }

    /// Copying in either direction gives equal bytes, in XML and in Markdown.
    void copiesOneDifference()
    {
        QFETCH(QByteArray, left);
        QFETCH(QByteArray, right);
        QFETCH(QStringList, lines);
        const Text files[][2] = {
            {{left}, {right}},
            {{prompt(left), Format::Markdown}, {right}},
            {{left}, {prompt(right), Format::Markdown}},
            {{prompt(left), Format::Markdown}, {prompt(right), Format::Markdown}}};
        for (const auto &[first, second] : files) {
            const Comparison comparison = comparisonOf(first, second);
            QCOMPARE(comparison.problem, QString());
            QCOMPARE(linesOf(comparison.diff), lines);
            const DiffPath path = differencesIn(comparison.diff, true).front();
            const auto same = [](const Text &text, const QByteArray &request) {
                return text.format == Format::Xml ? request : prompt(request);
            };
            QCOMPARE(taken(comparison, path, first, Side::Left), same(first, right));
            QCOMPARE(taken(comparison, path, second, Side::Right), same(second, left));
        }
    }

    /// A list with text between its entries is not a list; the message does not suggest to make it
    /// one.
    void saysWhyMixedTextIsNotCopied()
    {
        const QByteArray left = nativeRequest();
        const QByteArray right = nativeWith("<constraints>", "<constraints>loose");
        for (const Text &target : {Text{left}, Text{prompt(left), Format::Markdown}}) {
            const Comparison comparison = comparisonOf(target, {right});
            const DiffPath path = differencesIn(comparison.diff, true).front();
            const QByteArray said = taken(comparison, path, target, Side::Left);
            QVERIFY2(said.contains("text beside elements"), said.constData());
        }
    }

    /// Copied values keep the style of the target.
    void keepsTheStyleOfTheTarget()
    {
        const QByteArray left = nativeWith("<task_details>Look at every host</task_details>",
                                           "<task_details><![CDATA[Look at <every> host]]>"
                                           "</task_details> <!-- all of them -->");
        const QByteArray right =
            nativeWith("Look at every host", "Look at &lt;each&gt; &#x68;ost &amp; port");
        const Comparison comparison = comparisonOf({left}, {right});
        QCOMPARE(linesOf(comparison.diff),
                 QStringList(u"changed /agent_request/task_details /agent_request/task_details"_s));
        const DiffPath path = differencesIn(comparison.diff, true).front();
        QCOMPARE(taken(comparison, path, {left}, Side::Left),
                 QByteArray(left).replace("Look at <every> host", "Look at <each> host & port"));
        QCOMPARE(taken(comparison, path, {right}, Side::Right),
                 QByteArray(right).replace("&lt;each&gt; &#x68;ost &amp; port",
                                           "&lt;every&gt; &#x68;ost"));
    }

    void layoutQuotesAndCommentsAreNotDifferences()
    {
        const QByteArray other = nativeRequest()
                                     .replace("  <mode>", "\n\t<!-- how --><mode>")
                                     .replace("required=\"true\"", "required = 'true'")
                                     .replace("Tell operations", "<![CDATA[Tell operations]]>");
        QCOMPARE(linesOf(comparisonOf({nativeRequest()}, {other}).diff), QStringList());
    }

    void copyingAllDifferencesMakesBothEqual()
    {
        const QByteArray left = prompt(nativeRequest(" priority=\"low\" timeout=\"1h\""));
        QByteArray request = nativeWith("  <backlog_notes>Tell operations</backlog_notes>\n", "");
        request.replace("spawn", "blocking")
            .replace("<file path=\"docs/certificates.json\" required=\"true\">Host and end</file>",
                     "<report type=\"summary\">Hosts</report>");
        Text target{left, Format::Markdown};
        Comparison comparison = comparisonOf(target, {request});
        int steps = 0;
        while (!differencesIn(comparison.diff, false).empty() && ++steps < 20) {
            const DiffPath path = differencesIn(comparison.diff, false).front();
            const QByteArray bytes = taken(comparison, path, target, Side::Left);
            QVERIFY2(bytes.startsWith("# Task\n"), bytes.constData());
            target.bytes = bytes;
            comparison = comparisonOf(target, {request});
        }
        QCOMPARE(linesOf(comparison.diff), QStringList());
        QVERIFY(steps > 3);
        QVERIFY(target.bytes.endsWith("```\n\nAfter <mode>x</mode>.\n"));
    }
};

QTEST_GUILESS_MAIN(TestCompareXml)
#include "tst_comparexml.moc"
