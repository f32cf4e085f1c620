// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/widgets/source/shownsource.h"

#include "widgets/source/pane/sourcefindbar.h"
#include "widgets/source/text/brackets.h"
#include "widgets/style/theme.h"

#include <QTest>
#include <QTextBlock>
#include <QTextLayout>

using namespace Qt::StringLiterals;
using namespace baton;

class TestSourceLook : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    /// An emoji has a glyph, not the box of a missing one.
    void drawsEmoji()
    {
        const auto pictureOf = [](char32_t sign) {
            ShownSource shown("a: " + QString::fromUcs4(&sign, 1).toUtf8() + "\n");
            shown.caretAt(0);
            return shown.edit().viewport()->grab().toImage();
        };
        constexpr char32_t unassigned = 0x1FBFF;
        QVERIFY(pictureOf(U'😀') != pictureOf(unassigned));
        QVERIFY(pictureOf(U'😀') != pictureOf(U'🚀'));
    }

    void drawsGuidesInTheIndentation()
    {
        const QByteArray deep = "a:\n  b:\n    c: 1\n";
        ShownSource shown(deep);
        shown.caretAt(0);
        SourceEdit &edit = shown.edit();
        const QImage picture = edit.viewport()->grab().toImage();
        const auto isGuideAt = [&](int line, int column) {
            QTextCursor cursor(edit.document()->findBlockByNumber(line));
            cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, column);
            const QRect place = edit.cursorRect(cursor);
            for (int x = place.left() - 1; x <= place.left() + 1; ++x) {
                if (picture.pixelColor(x, place.center().y()) == Theme::color(Role::Border)) {
                    return true;
                }
            }
            return false;
        };
        QVERIFY(isGuideAt(2, 2));
        QVERIFY(!isGuideAt(2, 1));
        QVERIFY(!isGuideAt(1, 2)); // at the start of the key
    }

    /// Many lines are not laid out again for another width, whatever their text.
    void aRightToLeftLineStartsAtTheLeftAtEveryWidth()
    {
        ShownSource shown("\xD9\x86\xD8\xB5 # a\n" + QByteArray("a: 1\n").repeated(6000));
        SourceEdit &edit = shown.edit();
        shown.pane.setWrapsLines(false);
        QVERIFY(edit.document()->firstBlock().text().isRightToLeft());
        const auto begin = [&] { return edit.cursorRect(QTextCursor(edit.document())).left(); };
        for (const int width : {900, 500, 300}) {
            shown.pane.resize(width, 640);
            QVERIFY(!shown.pane.grab().isNull());
            QVERIFY2(begin() < 120, qPrintable(QString::number(begin())));
        }
    }

    void guidesContinueBesideAWrappedLine()
    {
        ShownSource shown("a:\n  b:\n    c: " + QByteArray("word ").repeated(60) + "\n");
        shown.caretAt(0);
        SourceEdit &edit = shown.edit();
        edit.setLineWrapMode(QPlainTextEdit::WidgetWidth);
        QTextCursor cursor(edit.document()->findBlockByNumber(2));
        cursor.movePosition(QTextCursor::Right, QTextCursor::MoveAnchor, 2);
        const QImage picture = edit.viewport()->grab().toImage();
        const QRect place = edit.cursorRect(cursor);
        for (const int row : {0, 1, 2}) {
            const int y = place.center().y() + row * edit.lineHeight();
            bool isGuideThere = false;
            for (int x = place.left() - 1; x <= place.left() + 1; ++x) {
                isGuideThere =
                    isGuideThere || picture.pixelColor(x, y) == Theme::color(Role::Border);
            }
            QVERIFY(isGuideThere);
        }
    }

    void highlightsTheText()
    {
        ShownSource shown("key: \"text\" # why\nnumber: 12\n");
        shown.caretAt(shown.bytes().size());
        QVERIFY(shown.hasColor(Role::SourceKey, 1));
        QVERIFY(shown.hasColor(Role::SourceString, 1));
        QVERIFY(shown.hasColor(Role::SourceComment, 1));
        QVERIFY(shown.hasColor(Role::SourceNumber, 2));
        QVERIFY(!shown.hasColor(Role::SourceString, 2));
        shown.caretBehind("12");
        shown.press(Qt::Key_Backspace);
        shown.press(Qt::Key_Backspace);
        shown.type(u"\"x\""_s);
        QVERIFY(!shown.hasColor(Role::SourceNumber, 2));
    }

    void framesMatchingBrackets()
    {
        ShownSource shown("{\n  \"a]\": [1, [2]]\n}\n", u"a.json"_s);
        const auto partners = [&](qsizetype offset) {
            shown.caretAt(offset);
            return matchingBrackets(shown.edit().textCursor());
        };
        QCOMPARE(partners(10), (QList<int>{10, 17}));
        QCOMPARE(partners(18), (QList<int>{17, 10}));
        QCOMPARE(partners(0), (QList<int>{0, 19}));
        QCOMPARE(partners(6), QList<int>());
        shown.caretAt(10);
        QVERIFY(shown.shows(Role::ControlEdge, 2));
    }

    void indentsWrappedLines_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("indentation"); // in columns
        const QByteArray words = QByteArray("word ").repeated(60);
        QTest::newRow("not indented") << "a: " + words + "\n" << 0;
        QTest::newRow("indented") << "    a: " + words + "\n" << 4;
        QTest::newRow("an entry") << "  - " + words + "\n" << 2;
        QTest::newRow("too deep") << QByteArray(50, ' ') + words + "\n" << 0;
        QTest::newRow("a single word") << "  " + QByteArray(300, 'x') + "\n" << 2;
    }

    void indentsWrappedLines()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, indentation);
        ShownSource shown(bytes + "b: 1\n");
        SourceEdit &edit = shown.edit();
        edit.setLineWrapMode(QPlainTextEdit::WidgetWidth);
        shoot(shown.pane, u"source-wrapped"_s);
        const auto isHung = [&] {
            const QTextBlock block = edit.document()->firstBlock();
            const QTextLayout *layout = block.layout();
            const QTextLine first = layout->lineAt(0);
            bool isRight = layout->lineCount() > 3 && block.lineCount() == layout->lineCount();
            for (int i = 1; i < layout->lineCount(); ++i) {
                const QTextLine line = layout->lineAt(i);
                isRight = isRight && qAbs(line.x() - first.cursorToX(indentation)) < 1
                    && line.x() + line.naturalTextWidth() <= first.x() + first.width() + 1
                    && line.y() > layout->lineAt(i - 1).y();
            }
            return isRight && edit.document()->lineCount() == block.lineCount() + 2;
        };
        QVERIFY(isHung());
        shown.caretAt(bytes.size() - 2);
        shown.type(u"z z z z z z z z z"_s);
        shown.pane.resize(380, 640);
        QVERIFY(!shown.pane.grab().isNull());
        QVERIFY(isHung());
    }

    void anotherWidthLaysOutManyLinesAgainOnlyIfTheyWrap_data()
    {
        QTest::addColumn<int>("lines");
        QTest::addColumn<bool>("isWrapped");
        QTest::addColumn<bool>("isKept");
        QTest::newRow("many") << 6000 << false << true;
        QTest::newRow("many, wrapped") << 6000 << true << false;
        QTest::newRow("few") << 600 << false << false;
    }

    void anotherWidthLaysOutManyLinesAgainOnlyIfTheyWrap()
    {
        QFETCH(const int, lines);
        QFETCH(const bool, isWrapped);
        QFETCH(const bool, isKept);
        ShownSource shown(QByteArray("a: 1\n").repeated(lines));
        shown.pane.setWrapsLines(isWrapped);
        const QTextDocument &text = *shown.edit().document();
        const QTextBlock unseen = text.findBlockByNumber(lines / 2);
        QVERIFY(text.documentLayout()->blockBoundingRect(unseen).height() > 0);
        QCOMPARE(unseen.layout()->lineCount(), 1);
        shown.pane.resize(shown.pane.width() - 40, 640);
        QVERIFY(!shown.pane.grab().isNull());
        QCOMPARE(unseen.layout()->lineCount(), isKept ? 1 : 0);
    }

    void looksRightInEveryTheme()
    {
        ShownSource shown(sampleReview(QStringLiteral(BATON_SOURCE_DIR)));
        shoot(shown.pane, u"source-light"_s);
        shown.pane.resize(280, 480);
        shown.pane.openReplace();
        shoot(shown.pane, u"source-narrow"_s);
        shown.pane.resize(460, 640);
        shown.pane.findBar().close();
        shown.edit().setZoomPercent(200);
        shoot(shown.pane, u"source-zoom-200"_s);
        shown.edit().setZoomPercent(100);
        Theme::apply(Theme::Mode::Dark);
        QTRY_VERIFY(shown.edit().highlighter().isFinished());
        QTRY_VERIFY(shown.hasColor(Role::SourceKey, 1));
        shoot(shown.pane, u"source-dark"_s);
        shown.document.buffer().reset(sampleReview(QStringLiteral(BATON_SOURCE_DIR))
                                          .replace("severity: \"CRITICAL\"", "severity"));
        QTRY_VERIFY(shown.document.isAnalysed());
        shoot(shown.pane, u"source-dark-broken"_s);
        shown.caretAt(shown.bytes().indexOf("\n  engineering") + 23);
        shown.pane.openReplace();
        shoot(shown.pane, u"source-dark-replace"_s);
        Theme::apply(Theme::Mode::Light);
    }
};

QTEST_MAIN(TestSourceLook)
#include "tst_sourcelook.moc"
