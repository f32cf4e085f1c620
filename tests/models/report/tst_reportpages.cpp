// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/pagebreaks.h"
#include "models/report/reporthtmlbody.h"
#include "models/report/reportwriters.h"
#include "models/report/tablewidths.h"

#include <QAbstractTextDocumentLayout>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextTable>
#include <QXmlStreamReader>

#include <algorithm>

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

    void htmlEscapesTexts()
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

    void htmlIsSelfContained()
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

    void markdownEscapesTexts()
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

    void aHeadingStaysWithTheTextBelowIt_data()
    {
        QTest::addColumn<QString>("below");
        QTest::newRow("paragraph") << u"<p>below</p>"_s;
        QTest::newRow("table") << u"<table><thead><tr><th>Title</th></tr></thead>"
                                  "<tbody><tr><td>row</td></tr></tbody></table>"_s;
        QTest::newRow("table and what tells of it")
            << u"<p>of the table</p><table><thead><tr><th>Title</th></tr></thead>"
               "<tbody><tr><td>row</td></tr></tbody></table>"_s;
    }

    void aHeadingStaysWithTheTextBelowIt()
    {
        QFETCH(const QString, below);
        int moved = 0;
        for (int lines = 1; lines < 40; ++lines) { // some of them place the heading at the end
            QTextDocument text;
            text.setHtml(u"<p>line</p>"_s.repeated(lines) + u"<h3>Heading</h3>"_s + below);
            text.setTextWidth(400);
            QTextBlock heading = text.begin();
            while (heading.blockFormat().headingLevel() == 0) {
                heading = heading.next();
            }
            const auto topOf = [&text](const QTextBlock &block) {
                return text.documentLayout()->blockBoundingRect(block).top();
            };
            const std::vector<ReportPage> pages = pagesOf(text, 300);
            const ReportSlice &last = pages.back().text;
            QVERIFY(last.top <= topOf(heading));
            QVERIFY(last.bottom >= topOf(text.lastBlock()));
            moved += last.top == topOf(heading) && last.top > 0 ? 1 : 0;
        }
        QVERIFY(moved > 0);
    }

    void noRowIsSplit()
    {
        ReportDocument report;
        ReportBlock table{Type::Table, {}, {{u"Name"_s}, {u"Text"_s}}, {}};
        for (int i = 0; i < 40; ++i) {
            table.rows.push_back({{u"row %1"_s.arg(i)}, {u"a line\n"_s.repeated(i % 5) + u"x"_s}});
        }
        report.blocks.push_back(table);
        QTextDocument text;
        text.setHtml(reportHtmlBody(report));
        text.setTextWidth(400);
        const std::vector<ReportPage> pages = pagesOf(text, 300);
        QVERIFY(pages.size() > 3);
        const auto *rows = qobject_cast<QTextTable *>(text.rootFrame()->childFrames().front());
        size_t page = 0;
        for (int row = 1; row < rows->rows(); ++row) {
            const auto placeOf = [&](int column) {
                return text.documentLayout()->blockBoundingRect(
                    rows->cellAt(row, column).firstCursorPosition().block());
            };
            const QRectF place = placeOf(0).united(placeOf(1));
            page += place.top() >= pages[page].text.bottom ? 1 : 0;
            QVERIFY(place.top() >= pages[page].text.top);
            QVERIFY2(place.bottom() <= pages[page].text.bottom, qPrintable(u"row %1"_s.arg(row)));
            QVERIFY(page == 0 || pages[page].titles.height() > 0); // repeated
            QVERIFY(pages[page].titles.height() + pages[page].text.height() <= 300);
        }
        QCOMPARE(page + 1, pages.size());
    }

    void aRowHigherThanAPageIsSplitBetweenLines()
    {
        QTextDocument text;
        text.setHtml(u"<table><thead><tr><th>Title</th></tr></thead><tbody><tr><td>%1</td></tr>"
                     "</tbody></table>"_s.arg(u"line<br>"_s.repeated(60)));
        text.setTextWidth(400);
        const QTextBlock block = text.lastBlock().previous();
        const qreal top = text.documentLayout()->blockBoundingRect(block).top();
        const std::vector<ReportPage> pages = pagesOf(text, 300);
        QVERIFY(pages.size() > 2);
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QRectF line = block.layout()->lineAt(i).rect().translated(0, top);
            QVERIFY(std::ranges::any_of(pages, [&line](const ReportPage &page) {
                return page.text.top <= line.top() && line.bottom() <= page.text.bottom;
            }));
        }
    }

    void noPageOverlapsTheNext()
    {
        ReportDocument report;
        for (int lines = 0; lines < 30; ++lines) {
            report.blocks.push_back({Type::Paragraph, {u"line"_s}, {}, {}});
            std::vector<ReportBlock> &blocks = report.blocks;
            const size_t count = blocks.size();
            blocks.push_back({Type::Table, {}, {{u"Title"_s}}, {{{u"row"_s}}}});
            blocks.push_back({Type::Heading, {u"Heading"_s}, {}, {}});
            blocks.push_back({Type::Table, {}, {{u"Title"_s}}, {{{u"row"_s}}}});
            QTextDocument text;
            text.setHtml(reportHtmlBody(report));
            text.setTextWidth(400);
            const std::vector<ReportPage> pages = pagesOf(text, 300);
            for (size_t page = 1; page < pages.size(); ++page) {
                QVERIFY(pages[page - 1].text.bottom <= pages[page].text.top);
            }
            blocks.resize(count);
        }
    }

    void eachSessionBeginsAPage()
    {
        QTextDocument text;
        text.setHtml(u"<h1>Two sessions</h1><h2>One</h2><p>a</p><h2>Other</h2><p>b</p>"_s);
        text.setTextWidth(400);
        QCOMPARE(pagesOf(text, 300).size(), 2);
    }

    void pdfHasSeveralPages()
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
