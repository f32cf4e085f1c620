// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "tests/models/check/nativerequest.h"

#include <QProcess>

using namespace Qt::StringLiterals;
using namespace baton;

/// The request of the native orchestrator in its Markdown file.
class TestNativeMarkdown : public QObject
{
    Q_OBJECT

private:
    static QByteArray escaped(const QByteArray &xml)
    {
        return QString::fromUtf8(xml).toHtmlEscaped().toUtf8();
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    /// A search for "xml" finds no block, so the session continues with the prose.
    void aFenceInCapitalsDoesNotStartASession()
    {
        const QByteArray markdown = "```XML\n" + nativeRequest() + "```\n";
        const DocumentReport report =
            check(markdown, parse(markdown, Format::Markdown, builtIn().parseOptions()), builtIn())
                .documents.front();
        QCOMPARE(report.kind, u"native.request"_s);
        QCOMPARE(report.verdict.headline, u"Proceed"_s);
    }

    void readsMarkdown_data()
    {
        QTest::addColumn<QByteArray>("markdown");
        QTest::addColumn<QStringList>("findings");
        QTest::addColumn<Action>("action");
        QTest::addColumn<QByteArray>("corrected");
        const auto row = [](const char *name, const QByteArray &markdown,
                            const QStringList &findings, Action action,
                            const QByteArray &corrected = {}) {
            QTest::newRow(name) << markdown << findings << action << corrected;
        };
        const QByteArray fenced = "```xml\n" + nativeRequest() + "```\n";
        const QByteArray wrong = "```xml\n" + nativeWith(">spawn<", ">x<") + "```\n";
        row("fenced", "# Task\n\n" + fenced + "\nMore\n", {}, Action::Accept);
        row("tildes", "~~~xml\n" + nativeRequest() + "~~~\n", {}, Action::Accept);
        row("in capitals", "```XML\n" + nativeRequest() + "```\n",
            {u"warning native.unfenced  @1"_s}, Action::AcceptWithNotes, fenced);
        row("in a list", "- Task\n\n  ```xml\n  " + nativeRequest().replace("\n", "\n  ") + "```\n",
            {}, Action::Accept);
        row("in a quote", "> ```xml\n> " + nativeRequest().replace("\n", "\n> ") + "```\n", {},
            Action::Accept);
        row("wrong", "# Task\n\n" + wrong, {u"error native.enum /agent_request/mode @5"_s},
            Action::Block);
        row("wrong in a quote",
            "> ```xml\n> " + nativeWith(">spawn<", ">x<").replace("\n", "\n> ") + "```\n",
            {u"error native.enum /agent_request/mode @3"_s}, Action::Block);
        row("prose alone", "# Task\n\nDo it.\n", {u"warning native.no-block  @1"_s},
            Action::AcceptWithNotes);
        row("another language", "```bash\nls\n```\n", {u"warning native.no-block  @1"_s},
            Action::AcceptWithNotes);
        row("talk of it", "Use `<agent_request>` and `</agent_request>`.\n",
            {u"warning native.no-block  @1"_s}, Action::AcceptWithNotes);
        const QByteArray open = "# Task\n\n```xml\n" + nativeRequest();
        const QStringList unclosed{u"error native.unclosed  @17"_s};
        row("never closed", open, unclosed, Action::Block, open + "```\n");
        row("never closed, without a line end", open.chopped(1), unclosed, Action::Block,
            open + "```\n");
        row("never closed, longer fence", "`" + open.sliced(8), {u"error native.unclosed  @15"_s},
            Action::Block, "`" + open.sliced(8) + "````\n");
        row("never closed, a blank line is lost", open + "\n", {}, Action::Accept);
        row("never closed, half a fence is lost", open + "``", {}, Action::Accept);
        row("bare", "Hi\n\n" + nativeRequest() + "\nBye\n", {u"warning native.unfenced  @3"_s},
            Action::AcceptWithNotes, "Hi\n\n```xml\n" + nativeRequest() + "```\n\nBye\n");
        row("bare, and not well-formed",
            "Hi\n\n" + nativeWith("every host", "hosts & ports").replace("operations", "x && y")
                + "\nBye\n",
            {u"warning native.unfenced  @3"_s, u"warning xml.syntax  @8"_s,
             u"warning xml.syntax  @15"_s, u"warning xml.syntax  @15"_s},
            Action::AcceptWithNotes);
        row("no language", "Hi\n```\n" + nativeRequest() + "```\n",
            {u"warning native.unfenced  @3"_s}, Action::AcceptWithNotes,
            "Hi\n```xml\n" + nativeRequest() + "```\n");
        const QStringList unreadable{u"error xml.syntax  @2"_s};
        row("escaped whole", "```xml\n" + escaped(nativeRequest()) + "```\n", unreadable,
            Action::Block, fenced);
        row("its first < is lost", "```xml\n" + nativeRequest().sliced(1) + "```\n", unreadable,
            Action::Block);
        row("no element", "```xml\nDo it.\n```\n", unreadable, Action::Block);
        row("another element that is not whole", "```xml\n<project>\n<x>\n</project>\n```\n",
            {u"error xml.syntax  @3"_s}, Action::Block);
        row("another element", "```xml\n<project/>\n```\n", {u"warning native.no-block  @1"_s},
            Action::AcceptWithNotes);
        row("one that cannot be read beside it", fenced + "\n```xml\nDo it.\n```\n",
            {u"error xml.syntax  @19"_s}, Action::Accept);
        row("two that cannot be read", "```xml\nDo it.\n```\n\n```xml\nNow.\n```\n",
            unreadable + QStringList(u"error xml.syntax  @6"_s), Action::Block);
        row("two", fenced + "\n" + wrong,
            {u"warning native.several-blocks  @19"_s,
             u"error native.enum /agent_request/mode @20"_s},
            Action::Accept);
        const QByteArray space = " xmlns=\"" + nativeNamespace + '"';
        QStringList lacking;
        for (const char *field : {"mode", "original_intent", "current_task_summary", "workflow",
                                  "task_details", "deliverables"}) {
            lacking += u"error native.required /agent_request/%1 @2"_s.arg(QLatin1String(field));
        }
        row("no field", "```xml\n<agent_request" + space + "></agent_request>\n```\n", lacking,
            Action::Block);
        row("empty-element tag", "```xml\n<agent_request" + space + "/>\n```\n", lacking,
            Action::Block);
        row("none of its fields",
            "```xml\n<agent_request" + space + "><spawns>y</spawns></agent_request>\n```\n",
            lacking + QStringList(u"error native.unexpected /agent_request/spawns @2"_s),
            Action::Block);
    }

    void readsMarkdown()
    {
        QFETCH(QByteArray, markdown);
        QFETCH(QStringList, findings);
        QFETCH(Action, action);
        QFETCH(QByteArray, corrected);
        CheckSettings settings;
        settings.filePath = u"/nowhere/prompt.md"_s;
        settings.touchesDisk = false;
        const Report report =
            check(markdown, parse(markdown, Format::Markdown, builtIn().parseOptions()), builtIn(),
                  settings);
        QStringList found;
        for (const DocumentReport &document : report.documents) {
            QStringList lines = listed(document);
            for (qsizetype i = 0; i < lines.size(); ++i) {
                lines[i] += u" @%1"_s.arg(document.findings[size_t(i)].start.line);
            }
            found += lines;
        }
        QCOMPARE(found, findings);
        QCOMPARE(report.documents.front().verdict.action, action);
        QCOMPARE(report.documents.front().verdict.reasons.size(),
                 report.documents.front().findings.size());
        if (!corrected.isEmpty()) {
            const Fix &fix = report.documents.front().findings.front().fixes.front();
            QCOMPARE(applied(markdown, fix.edits).value(), corrected);
        }
    }

    void aRequestWithoutItsFirstCharacterIsRecognised_data()
    {
        QTest::addColumn<QByteArray>("block");
        QTest::newRow("escaped") << escaped(nativeRequest());
        QTest::newRow("escaped, with a declaration")
            << escaped("<?xml version=\"1.0\"?>\n" + nativeRequest());
        QTest::newRow("escaped, with a prefix")
            << escaped(nativeRequest().replace("agent_request", "h:agent_request"));
        QTest::newRow("first character lost") << nativeRequest().sliced(1);
    }

    /// The file may have any name.
    void aRequestWithoutItsFirstCharacterIsRecognised()
    {
        QFETCH(const QByteArray, block);
        CheckSettings settings;
        settings.filePath = u"/nowhere/task.md"_s;
        const DocumentReport markdown =
            checked("# Task\n\n```xml\n" + block + "```\n", settings, Format::Markdown)
                .documents.front();
        QCOMPARE(markdown.kind, u"native.request"_s);
        QCOMPARE(markdown.verdict.action, Action::Block);
        QCOMPARE(checkedXml(block).kind, u"native.request"_s);
    }

    /// The text that the specification extracts: up to a closing fence, without the first and last
    /// line.
    void reportedDataLossHappens()
    {
        const QByteArray open = "```xml\n" + nativeRequest();
        const QString message =
            check(open, parse(open, Format::Markdown, builtIn().parseOptions()), builtIn())
                .documents.front()
                .findings.front()
                .message;
        QVERIFY2(message.contains(u"without </agent_request>"_s), qPrintable(message));
        QProcess sed;
        sed.start(u"sh"_s, {u"-c"_s, u"sed -n '/```xml/,/```/p' | sed '1d;$d'"_s});
        sed.write(open);
        sed.closeWriteChannel();
        QVERIFY(sed.waitForFinished());
        QCOMPARE(sed.readAllStandardOutput(), nativeRequest().replace("</agent_request>\n", ""));
    }

    /// A request without a code block gets the same fixes.
    void correctsABareRequest()
    {
        const QByteArray good =
            "Hi\n\n" + nativeWith("every host", "hosts &amp; ports") + "\nBye\n";
        const QByteArray bad = QByteArray(good).replace("&amp;", "&");
        const Report report =
            check(bad, parse(bad, Format::Markdown, builtIn().parseOptions()), builtIn());
        const std::vector<Finding> &findings = report.documents.front().findings;
        const auto found = std::ranges::find(findings, u"xml.syntax"_s, &Finding::rule);
        QVERIFY(found != findings.end());
        QVERIFY(found->fixes.front().isCertain);
        QCOMPARE(applied(bad, found->fixes.front().edits).value(), good);
    }

    void hasNoFindingsInOtherMarkdown()
    {
        CheckSettings settings;
        settings.filePath = u"/nowhere/README.md"_s;
        const QByteArray markdown = "# Read me\n";
        const Report report =
            check(markdown, parse(markdown, Format::Markdown), builtIn(), settings);
        QCOMPARE(report.documents.front().findings.size(), 0);
    }
};

QTEST_GUILESS_MAIN(TestNativeMarkdown)
#include "tst_nativemarkdown.moc"
