// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/headingpages.h"
#include "models/report/reportwriters.h"
#include "models/report/tablewidths.h"

#include <QAbstractTextDocumentLayout>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QXmlStreamReader>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

using Type = ReportBlock::Type;

ReportDocument nasty()
{
    ReportDocument report{u"A <b>session</b> & more"_s, u"by Baton"_s, {}};
    report.blocks.push_back({Type::Title, {u"Failed | here"_s, ReportMark::Error}, {}, {}});
    report.blocks.push_back({Type::Paragraph, {u"*not* _markup_ [x](y) <script>"_s}, {}, {}});
    report.blocks.push_back({Type::Code, {u"```\n</pre>"_s, {}, true}, {}, {}});
    report.blocks.push_back(
        {Type::Table,
         {},
         {{u"Name"_s}, {u"Number"_s, true}},
         {{{u"a|b`c"_s, {}, true}, {u"1"_s}}, {{u"two\nlines"_s, ReportMark::Ok}, {u""_s}}}});
    return report;
}

} // namespace

class TestReportPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void htmlShowsTextsAsTheyAre()
    {
        QTextDocument page;
        page.setHtml(QString::fromUtf8(reportHtml(nasty())));
        const QString text = page.toPlainText();
        for (const QString &part :
             {u"A <b>session</b> & more"_s, u"*not* _markup_ [x](y) <script>"_s, u"</pre>"_s,
              u"a|b`c"_s, u"✗ Failed | here"_s}) {
            QVERIFY2(text.contains(part), qPrintable(part));
        }
    }

    void noWordOfATableIsBrokenWhileOthersHaveRoom()
    {
        QTextDocument page;
        const QString path = u"handoffs/phase2-engineering-review.yaml:24"_s;
        page.setHtml(
            u"<table width=\"100%\"><tr><th>Criterion</th><th>Threshold</th><th>Actual</th>"
            "<th>Verdict</th><th>Evidence</th></tr><tr><td>Review approved</td><td>APPROVED "
            "or APPROVED_WITH_WARNINGS</td><td>REJECTED</td><td>not evaluated</td>"
            "<td>%1</td></tr></table>"_s.arg(path));
        fitTables(page, 760);
        page.setPageSize({760, 800});
        QVERIFY(page.pageCount() > 0); // lays it out
        for (QTextBlock block = page.begin(); block.isValid(); block = block.next()) {
            for (int line = 1; line < block.layout()->lineCount(); ++line) {
                const QChar before = block.text().at(block.layout()->lineAt(line).textStart() - 1);
                QVERIFY2(u" -/"_s.contains(before), qPrintable(block.text()));
            }
        }
    }

    void aWordThatIsTooLongLeavesRoomForOthers()
    {
        QTextDocument page;
        page.setHtml(u"<table width=\"100%\"><tr><td>%1</td><td>otherwise</td></tr></table>"_s.arg(
            QString(400, u'x')));
        fitTables(page, 460);
        page.setPageSize({460, 800});
        QVERIFY(page.pageCount() > 0);
        QCOMPARE(page.lastBlock().previous().layout()->lineCount(), 1);
        QVERIFY(page.size().width() <= 460);
    }

    void htmlNeedsNoOtherFile()
    {
        const QByteArray html = reportHtml(nasty());
        for (const char *word : {"http://", "https://", "src=", "href=", "url(", "@import"}) {
            QVERIFY2(!html.contains(word), word);
        }
        QVERIFY(html.contains("default-src 'none'"));
        QVERIFY(html.contains("prefers-color-scheme: dark"));
    }

    void wordsOfATableAreNotBroken()
    {
        ReportDocument report;
        report.blocks.push_back(
            {Type::Table,
             {},
             {{u"Time"_s}, {u"Place"_s}, {u"Number"_s, true}},
             {{{u"2026-02-21 15:37:31"_s},
               {u"a/very/long/path/without/any/blank.yaml:24"_s, {}, true},
               {u"812000"_s}},
              {{u"a sentence of several words that wraps"_s}, {u""_s}, {u""_s}}}});
        const QByteArray html = reportHtml(report);
        QVERIFY(html.contains("<td class=\"short\">2026-02-21 15:37:31</td>"));
        QVERIFY(html.contains("<td class=\"long\"><code>a/very/long"));
        QVERIFY(html.contains("<td class=\"number\" align=\"right\">812000</td>"));
        QVERIFY(html.contains("<td>a sentence"));
        QVERIFY(html.contains("td.short { white-space: nowrap; }"));
        QVERIFY(html.contains("<div class=\"table\">"));
        QVERIFY(html.contains(".table { overflow-x: auto;"));
    }

    void markdownShowsTextsAsTheyAre()
    {
        QTextDocument page;
        page.setMarkdown(QString::fromUtf8(reportMarkdown(nasty())),
                         QTextDocument::MarkdownDialectGitHub);
        const QString text = page.toPlainText();
        for (const QString &part :
             {u"A <b>session</b> & more"_s, u"*not* _markup_ [x](y) <script>"_s, u"</pre>"_s,
              u"a|b`c"_s, u"✗ Failed | here"_s, u"✓ two"_s}) {
            QVERIFY2(text.contains(part), qPrintable(part + u"\nis not in\n"_s + text));
        }
    }

    void aHeadingStaysWithWhatItStandsAbove()
    {
        int moved = 0;
        for (int lines = 1; lines < 40; ++lines) { // one of them puts the heading at the end
            QTextDocument text;
            text.setHtml(u"<p>line</p>"_s.repeated(lines) + u"<h3>Heading</h3><p>below</p>"_s);
            text.setPageSize({400, 300});
            const auto pageOf = [&text](const QTextBlock &block) {
                return int(text.documentLayout()->blockBoundingRect(block).top() / 300);
            };
            const QTextBlock heading = text.lastBlock().previous();
            moved += pageOf(heading) == pageOf(text.lastBlock()) ? 0 : 1;
            keepHeadings(text);
            QCOMPARE(pageOf(heading), pageOf(text.lastBlock()));
        }
        QVERIFY(moved > 0);
    }

    void pdfHasPages()
    {
        ReportDocument report = nasty();
        for (int i = 0; i < 200; ++i) {
            report.blocks.push_back({Type::Paragraph, {u"Paragraph %1"_s.arg(i)}, {}, {}});
        }
        const QByteArray pdf = reportPdf(report);
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        QVERIFY(pdf.count("/Type /Page\n") + pdf.count("/Type /Page ") >= 3);
    }
};

QTEST_MAIN(TestReportPages)
#include "tst_reportpages.moc"
