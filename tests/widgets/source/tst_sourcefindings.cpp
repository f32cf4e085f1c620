// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/widgets/source/shownsource.h"

#include "widgets/source/editor/overviewruler.h"
#include "widgets/source/editor/sourcemarks.h"
#include "widgets/source/editor/sourcetip.h"
#include "widgets/source/text/folding.h"

#include <QApplication>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>

using namespace Qt::StringLiterals;
using namespace baton;

class TestSourceFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void marksFindings()
    {
        ShownSource shown(sampleReview(QStringLiteral(BATON_SOURCE_DIR)));
        QVERIFY(!shown.edit().marks().all().empty());
        const SourceMark *error = nullptr;
        for (const SourceMark &mark : shown.edit().marks().all()) {
            error = mark.severity == Severity::Error ? &mark : error;
        }
        QVERIFY(error);
        const int line = shown.edit().documentSync().lines().lineAt(error->range.begin) + 1;
        shown.pane.goToLine(1);
        QVERIFY(shown.shows(Role::Error, line));
        QVERIFY(!shown.shows(Role::Error, 2));
        shoot(shown.pane, u"source-findings"_s);
        // Marks move with the text, before the next analysis.
        const ByteRange before = error->range;
        shown.caretAt(0);
        shown.type(u"#"_s);
        QCOMPARE(error->range.begin, before.begin + 1);
    }

    void unchangedPartsAreNotRepainted()
    {
        ShownSource shown(sampleReview(QStringLiteral(BATON_SOURCE_DIR)));
        QSignalSpy changed(&shown.edit().marks(), &SourceMarks::changed);
        const Finding *before = shown.edit().marks().all().front().finding;
        shown.document.recheck();
        QTRY_VERIFY(shown.edit().marks().all().front().finding != before);
        QCOMPARE(changed.size(), 0);
        shown.document.buffer().reset("a: [\n");
        QTRY_VERIFY(!shown.edit().marks().breaking().empty());
        QCOMPARE(shown.edit().marks().breaking().size(), size_t(1));
        QVERIFY(!changed.isEmpty());
    }

    void theEndOfATruncatedTextIsMarked_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a list") << u"a.yaml"_s << QByteArray("a: [\n  1,\n  2\n");
        QTest::newRow("a string") << u"a.yaml"_s << QByteArray("a: 1\nb: \"half\n");
        QTest::newRow("JSON") << u"a.json"_s << QByteArray("{\n  \"a\": 1,\n  \"b\": [2\n");
        QTest::newRow("XML") << u"a.xml"_s << QByteArray("<a>\n  <b>1</b>\n  <c>2\n");
    }

    /// Truncation is marked at the end of the text, not at the parser's position.
    void theEndOfATruncatedTextIsMarked()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        ShownSource shown(text, name);
        const auto &breaking = shown.edit().marks().breaking();
        QCOMPARE(breaking.size(), size_t(1));
        const LineMap &lines = shown.edit().documentSync().lines();
        const int marked = lines.lineAt(breaking.front()->range.begin);
        const int last = lines.lineAt(text.size() - 1);
        QCOMPARE(marked, last);
    }

    void showsAFindingInATooltip()
    {
        Finding finding;
        finding.message = u"Needs <two> items"_s;
        finding.rule = u"cfd.type"_s;
        finding.expected = u"a list"_s;
        finding.fixes = {Fix{u"Insert key"_s, {}}};
        const SourceMark mark{{}, Severity::Error, false, &finding};
        const QString tip = tipOf({&mark});
        for (const QString &part : {u"Needs &lt;two&gt; items"_s, u"cfd.type"_s, u"a list"_s,
                                    u"Insert key"_s, u"error"_s}) {
            QVERIFY2(tip.contains(part), qPrintable(part));
        }
        QVERIFY(!tip.contains(u"Found:"_s));
        QVERIFY(tipOf({}).isEmpty());
    }

    void showsTheFindingUnderThePointer()
    {
        ShownSource shown(sampleReview(QStringLiteral(BATON_SOURCE_DIR)));
        const SourceMark mark = shown.edit().marks().all().front();
        shown.caretAt(mark.range.begin + 1);
        shown.edit().ensureCursorVisible();
        QWidget *viewport = shown.edit().viewport();
        const QPoint place = shown.edit().cursorRect().center();
        QHelpEvent hover(QEvent::ToolTip, place, viewport->mapToGlobal(place));
        QApplication::sendEvent(viewport, &hover);
        QTRY_VERIFY(QToolTip::isVisible());
        QVERIFY2(QToolTip::text().contains(mark.finding->message.toHtmlEscaped()),
                 qPrintable(QToolTip::text()));
        QHelpEvent beside(QEvent::ToolTip, QPoint(1, viewport->height() - 2),
                          viewport->mapToGlobal(QPoint(1, viewport->height() - 2)));
        QApplication::sendEvent(viewport, &beside);
        QTRY_VERIFY(!QToolTip::isVisible());
    }

    void clicksInTheRulerGoToFindings()
    {
        ShownSource shown(sampleReview(QStringLiteral(BATON_SOURCE_DIR)));
        auto *ruler = shown.child<OverviewRuler>(u"sourceOverview"_s);
        const SourceMark mark = shown.edit().marks().all().front();
        QTest::mouseClick(ruler, Qt::LeftButton, {}, ruler->areaOf(mark.range.begin).center());
        QCOMPARE(shown.edit().caretOffset(), mark.range.begin);
    }

    void mistakesAreShownBesideTheMarkOfAFold()
    {
        ShownSource shown("a: [\n  2,\n  3\n");
        SourceEdit &edit = shown.edit();
        const auto &marks = edit.marks().all();
        QVERIFY(std::ranges::any_of(marks, &SourceMark::breaksParsing));
        edit.folding().fold(edit.document()->firstBlock());
        shown.caretAt(0);
        QTextCursor end(edit.document()->firstBlock());
        end.movePosition(QTextCursor::EndOfBlock);
        const QRect caret = edit.cursorRect(end);
        const int width =
            QFontMetrics(fonts::small()).horizontalAdvance(SourceEdit::tr("%n lines", "", 2));
        const QRect mark(caret.left() + 10, caret.top() + 3, width + 8, caret.height() - 6);
        const QImage picture = edit.viewport()->grab(mark).toImage();
        int red = 0;
        int dark = 0;
        for (int x = 0; x < picture.width(); ++x) {
            for (int y = 0; y < picture.height(); ++y) {
                const QColor color = picture.pixelColor(x, y);
                red += color.red() > color.green() + 60;
                dark += color.lightness() < 200;
            }
        }
        QVERIFY(dark > 0); // the mark exists
        QCOMPARE(red, 0);
    }

    void reportsThatThereAreNoSuggestions()
    {
        ShownSource shown("# only a remark\n");
        shown.caretAt(5);
        shown.press(Qt::Key_Space, Qt::ControlModifier);
        QTRY_VERIFY(QToolTip::isVisible());
        QCOMPARE(QToolTip::text(), u"There is nothing to suggest here."_s);
        QToolTip::hideText();
    }

    void tintsALineThatDoesNotParse()
    {
        QByteArray bytes = sampleReview(QStringLiteral(BATON_SOURCE_DIR));
        const qsizetype colon = bytes.indexOf("status: \"complete\"") + 6;
        bytes.remove(colon, 1);
        ShownSource shown(bytes);
        const std::vector<SourceMark> &marks = shown.edit().marks().all();
        const auto broken = std::ranges::find_if(marks, &SourceMark::breaksParsing);
        QVERIFY(broken != marks.end());
        const int line = shown.edit().documentSync().lines().lineAt(broken->range.begin) + 1;
        QVERIFY(shown.shows(Role::ErrorTint, line));
        QVERIFY(!shown.shows(Role::ErrorTint, line + 1));
        shoot(shown.pane, u"source-broken"_s);
    }
};

QTEST_MAIN(TestSourceFindings)
#include "tst_sourcefindings.moc"
