// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionviewfixture.h"
#include "widgets/session/tables/sessiontabs.h"
#include "widgets/style/metrics.h"

#include <QComboBox>
#include <QImage>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSplitter>
#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

/// Verdicts and notes of reviewers.
class TestReviewPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void thePlaceOfReviewsIsShownWhileThereAreNone()
    {
        const Fixture fixture(samples::failed());
        const SessionTableView &table = fixture.table(u"reviewTable"_s);
        QVERIFY(table.accessibleDescription().contains(u".baton/reviews/"));
    }

    void reviewsShowAuthorAndTime()
    {
        Fixture fixture(samples::failed());
        const QDateTime noon(QDate(2026, 2, 22), QTime(12, 0), QTimeZone::UTC);
        fixture.view.setReviews({{u"QG1"_s, u"bob"_s, ReviewVerdict::Reject, u"no"_s, noon}});
        auto &pane = fixture.find<QWidget>(u"reviewPane"_s);
        fixture.view.tabs().setCurrentWidget(&pane);
        const SessionTableView &table = fixture.table(u"reviewTable"_s);
        QStringList row;
        for (int column = 0; column < table.model()->columnCount(); ++column) {
            row.append(table.model()->index(0, column).data().toString());
        }
        QCOMPARE(row,
                 (QStringList{u"QG1"_s, u"rejected"_s, u"no"_s, u"bob"_s,
                              u"2026-02-22 12:00:00 UTC"_s}));
        QTRY_VERIFY(!table.horizontalScrollBar()->isVisible()); // all of it is visible
    }

    void aReviewIsSaved()
    {
        Fixture fixture(samples::failed());
        const QDateTime noon(QDate(2026, 2, 22), QTime(12, 0), QTimeZone::UTC);
        fixture.view.setReviewer(u"ada"_s);
        fixture.view.setReviews(
            {{u"QG1"_s, u"bob"_s, ReviewVerdict::Approve, u"fine"_s, noon},
             {u"QG2b"_s, u"ada"_s, ReviewVerdict::NeedsWork, u"mass error"_s, noon}});
        auto &pane = fixture.find<QWidget>(u"reviewPane"_s);
        fixture.view.tabs().setCurrentWidget(&pane);
        QCOMPARE(fixture.view.tabs().count(&pane), 2);
        shoot(fixture.view, u"session-review"_s);
        auto &gate = fixture.find<QComboBox>(u"reviewGate"_s);
        auto &note = fixture.find<QPlainTextEdit>(u"reviewNote"_s);
        QCOMPARE(gate.currentText(), u"QG2b"_s); // as in the strip
        QCOMPARE(note.toPlainText(), u"mass error"_s);
        QSignalSpy reviewed(&fixture.view, &SessionView::reviewed);
        gate.setCurrentText(u"QG1"_s);
        QVERIFY(note.toPlainText().isEmpty());
        fixture.find<QComboBox>(u"reviewVerdict"_s).setCurrentIndex(2);
        QTest::keyClicks(&note, u"no"_s);
        QTest::keyClick(&note, Qt::Key_Return);
        QCOMPARE(reviewed.size(), 1);
        const auto given = reviewed.front().front().value<Review>();
        QCOMPARE(given.gate, u"QG1"_s);
        QCOMPARE(given.author, u"ada"_s);
        QCOMPARE(given.verdict, ReviewVerdict::Reject);
        QCOMPARE(given.note, u"no"_s);
        QVERIFY(given.time.isValid());
    }

    void reviewsNeedAChosenVerdict()
    {
        Fixture fixture(samples::failed());
        fixture.view.tabs().setCurrentWidget(&fixture.find<QWidget>(u"reviewPane"_s));
        auto &verdict = fixture.find<QComboBox>(u"reviewVerdict"_s);
        auto &save = fixture.find<QPushButton>(u"reviewSave"_s);
        QCOMPARE(fixture.find<QComboBox>(u"reviewGate"_s).currentText(), u"QG2b"_s); // it failed
        QCOMPARE(verdict.currentIndex(), -1);
        QVERIFY(!save.isEnabled());
        QVERIFY(!save.toolTip().isEmpty());
        QSignalSpy reviewed(&fixture.view, &SessionView::reviewed);
        QTest::keyClick(&fixture.find<QPlainTextEdit>(u"reviewNote"_s), Qt::Key_Return);
        QCOMPARE(reviewed.size(), 0);
        verdict.hidePopup();
        shoot(fixture.view, u"session-review-none"_s);
        verdict.setCurrentIndex(0);
        QVERIFY(save.isEnabled());
    }

    void multilineNotesAreVisibleWhileTyping_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("isMoved");
        QTest::newRow("as the window opens") << QSize(1176, 786) << false;
        QTest::newRow("the border moved") << QSize(1176, 786) << true;
        QTest::newRow("1280x800") << QSize(1015, 686) << false;
        QTest::newRow("640 high") << QSize(1015, 480) << false;
        QTest::newRow("one column") << QSize(600, 480) << false;
    }

    void multilineNotesAreVisibleWhileTyping()
    {
        QFETCH(const QSize, size);
        QFETCH(const bool, isMoved);
        Fixture fixture(samples::failed(), size);
        auto &pane = fixture.find<QWidget>(u"reviewPane"_s);
        fixture.view.tabs().setCurrentWidget(&pane);
        if (isMoved) {
            auto *handle = fixture.find<QSplitter>(u"sessionSplitter"_s).handle(1);
            QTest::mousePress(handle, Qt::LeftButton);
            QTest::mouseMove(handle, {10, 200});
            QTest::mouseRelease(handle, Qt::LeftButton, {}, {10, 200});
        }
        auto &note = fixture.find<QPlainTextEdit>(u"reviewNote"_s);
        note.setFocus();
        const QWidget &sight = *fixture.find<QScrollArea>(u"sessionScroll"_s).viewport();
        const SessionTableView &table = fixture.table(u"reviewTable"_s);
        const auto isCaretSeen = [&] {
            const QRect caret = note.cursorRect();
            return note.viewport()->rect().contains(caret.center())
                && sight.rect().contains(
                    QRect(note.viewport()->mapTo(&sight, caret.topLeft()), caret.size()));
        };
        for (int line = 1; line <= 7; ++line) {
            QTest::keyClicks(&note, u"line"_s);
            QTRY_VERIFY2(isCaretSeen(), qPrintable(QString::number(line)));
            QTRY_VERIFY(note.geometry().bottom() < pane.height());
            QVERIFY(!note.geometry().intersects(table.geometry()));
            QTest::keyClick(&note, Qt::Key_Return, Qt::ShiftModifier);
        }
        QVERIFY(note.height() > 3 * note.fontMetrics().lineSpacing());
        QVERIFY(table.viewport()->height() >= 2 * measures::row - 2);
        shoot(fixture.view, u"session-review-lines-%1"_s.arg(size.width()));
    }

    void theGateIsAtTheTopBesideALongNote()
    {
        Fixture fixture(samples::failed(), {1176, 900});
        Review review{u"QG2a"_s, u"ada"_s, ReviewVerdict::Reject, u"one line more\n"_s.repeated(12),
                      QDateTime(QDate(2026, 2, 22), QTime(12, 0), QTimeZone::UTC)};
        fixture.view.setReviews({review});
        fixture.find<SessionTabs>(u"sessionTabs"_s)
            .setCurrentWidget(&fixture.find<QWidget>(u"reviewPane"_s));
        SessionTableView &table = fixture.table(u"reviewTable"_s);
        const QModelIndex gate = table.model()->index(0, 0);
        QTRY_VERIFY(table.visualRect(gate).height() > 5 * measures::row);
        QImage image(table.visualRect(gate).size(), QImage::Format_RGB32);
        table.viewport()->render(&image, {}, QRegion(table.visualRect(gate)));
        const auto isDrawn = [&image](int top, int bottom) {
            for (int y = top; y < bottom; ++y) {
                for (int x = 2; x < image.width(); ++x) {
                    if (image.pixel(x, y) != image.pixel(1, y)) {
                        return true;
                    }
                }
            }
            return false;
        };
        QVERIFY(isDrawn(1, measures::row));
        QVERIFY(!isDrawn(2 * measures::row, image.height() - 2));
    }
};

QTEST_MAIN(TestReviewPane)
#include "tst_reviewpane.moc"
