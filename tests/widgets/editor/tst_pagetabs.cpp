// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/widgets/look.h"
#include "widgets/editor/infobar.h"
#include "widgets/editor/pagetabbar.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/editor/tabbutton.h"
#include "widgets/text/distinctelision.h"

#include <QAction>
#include <QClipboard>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QVBoxLayout>

using namespace baton;
using namespace Qt::StringLiterals;

class TestPageTabs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    }

    void initTestCase() { qRegisterMetaType<QWidget *>(); }

    void ctrlTabFollowsTheOrderOfUse()
    {
        PageTabs tabs;
        QList<QWidget *> pages;
        for (int i = 0; i < 4; ++i) {
            pages.append(new QWidget);
            tabs.setCurrentIndex(tabs.addPage(pages.last(), QString::number(i)));
        }
        QCOMPARE(tabs.recent(), (QList<QWidget *>{pages[3], pages[2], pages[1], pages[0]}));
        tabs.walk(1);
        tabs.walk(1);
        QCOMPARE(tabs.currentWidget(), pages[1]);
        tabs.walk(-1);
        QCOMPARE(tabs.currentWidget(), pages[2]);
        QCOMPARE(tabs.recent().first(), pages[3]); // not before the walk has ended
        tabs.endWalk();
        QCOMPARE(tabs.recent(), (QList<QWidget *>{pages[2], pages[3], pages[1], pages[0]}));
        tabs.walk(1);
        tabs.endWalk();
        QCOMPARE(tabs.currentWidget(), pages[3]);
    }

    /// A question is in front of the window while its document is closed.
    void theNextPageHasTheFocusAfterClosingOne()
    {
        QWidget window;
        PageTabs tabs(&window);
        QList<QLineEdit *> pages;
        for (int i = 0; i < 2; ++i) {
            pages.append(new QLineEdit);
            tabs.setCurrentIndex(tabs.addPage(pages.last(), QString::number(i)));
        }
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        pages[1]->setFocus();
        QVERIFY(pages[1]->hasFocus());
        QWidget question;
        question.show();
        question.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&question));
        tabs.takePage(pages[1]);
        delete pages[1];
        QCOMPARE(window.focusWidget(), pages[0]);
    }

    void namesWithTheSameStartAreDistinguishable()
    {
        const QStringList names{u"phase2-engineering-review.yaml"_s,
                                u"phase2-engineering-result.yaml"_s,
                                u"phase2-engineering-receipt.yaml"_s,
                                u"phase3-transport-result.yaml"_s, u"a & b.yaml"_s};
        PageTabs tabs;
        tabs.resize(640, 300);
        tabs.show();
        for (const QString &name : names) {
            auto *page = new QWidget;
            tabs.addPage(page, name);
            tabs.showState(page, name, u"/w/"_s + name, Status::Ok, false);
        }
        const auto *bar = qobject_cast<PageTabBar *>(tabs.tabBar());
        QVERIFY(bar);
        QStringList shown;
        for (int i = 0; i < bar->count(); ++i) {
            shown.append(bar->shownText(i));
            QCOMPARE(bar->tabToolTip(i), u"/w/"_s + names[i]);
        }
        QVERIFY(shown.front() != names.front());
        QCOMPARE(QSet<QString>(shown.begin(), shown.end()).size(), names.size());
        QVERIFY2(shown[0].contains(u"review"_s), qPrintable(shown.join(u' ')));
        QVERIFY2(shown[2].contains(u"receipt"_s), qPrintable(shown.join(u' ')));
        QCOMPARE(shown.last(), names.last());
    }

    void theDistinguishingWordIsShown()
    {
        const QStringList names{u"phase2-engineering-review.yaml"_s,
                                u"phase2-flow-result-of-all.yaml"_s,
                                u"phase2-mathematical-analysis.yaml"_s, u"phase2-overview.yaml"_s};
        const QFontMetrics metrics(QGuiApplication::font());
        const int room = metrics.horizontalAdvance(u"phase2-overview.yaml"_s);
        QStringList shown;
        for (qsizetype i = 0; i < names.size(); ++i) {
            shown.append(distinctlyElided(names, i, metrics, room));
        }
        const QString all = shown.join(u' ');
        QVERIFY2(shown[0].startsWith(u"…engineering"_s), qPrintable(all));
        QVERIFY2(shown[1].startsWith(u"…flow-result"_s), qPrintable(all));
        QVERIFY2(shown[2].startsWith(u"…mathematical"_s), qPrintable(all));
        QCOMPARE(shown[3], names[3]);
    }

    /// Titles differ in any word: the day for some, the last letters for others.
    void namesOfSessionsAreDistinguishableInLittleRoom()
    {
        const QStringList days{u"20260312"_s, u"20260313"_s};
        const QStringList times{u"090000"_s, u"091500"_s};
        const QStringList ends{u"4f1c2a9b"_s, u"4f1c2a9c"_s, u"77aa0012"_s};
        QStringList all;
        for (const QString &prefix : {u"swarm-"_s, QString()}) {
            for (const QString &day : days) {
                for (const QString &time : times) {
                    for (const QString &end : ends) {
                        all.append(prefix + day + u'-' + time + u'-' + end);
                    }
                }
            }
        }
        const QFontMetrics metrics(QGuiApplication::font());
        const int least = metrics.horizontalAdvance(u"…20260313-0900…"_s);
        for (qsizetype a = 0; a < all.size(); ++a) {
            for (qsizetype b = a + 1; b < all.size(); ++b) {
                for (qsizetype c = 0; c < all.size(); c += 5) {
                    const QStringList names{all[a], all[b], all[c], u"phase2-review.yaml"_s};
                    for (int room = least; room < 2 * least; room += 23) {
                        const QString first = distinctlyElided(names, 0, metrics, room);
                        const QString second = distinctlyElided(names, 1, metrics, room);
                        QVERIFY2(first != second, qPrintable(names.join(u' ') + u'\n' + first));
                        QVERIFY(metrics.horizontalAdvance(first) <= room);
                    }
                }
            }
        }
    }

    void eightTabsWithoutRoomAreDistinguishable_data()
    {
        QTest::addColumn<QStringList>("paths");
        QStringList folders;
        QStringList inside;
        QStringList both;
        for (int i = 0; i < 8; ++i) {
            folders.append(u"/w/cfd-bioreactor-session-20260221-14300%1-4821%1/handoffs/"
                           "phase2-engineering-review.yaml"_s.arg(i));
            inside.append(u"/w/run/phase%1-engineering-review-of-the-plan.yaml"_s.arg(i));
            both.append(
                u"/w/%1/night-shift-%2/phase2-engineering-review.yaml"_s.arg(i / 4).arg(i % 4));
        }
        QTest::newRow("by their folders") << folders;
        QTest::newRow("by their names") << inside;
        QTest::newRow("by two folders") << both;
        QStringList mixed;
        for (int i = 0; i < 8; ++i) {
            mixed.append(
                i % 2 == 0 ? u"/w/attempt-%1/phase2-engineering-review.yaml"_s.arg(i)
                           : u"/w/phase%1-engineering-review-attempt-%2.yaml"_s.arg(i % 3).arg(i));
        }
        QTest::newRow("by their folders or by their ends") << mixed;
        QTest::newRow("by the first word or the last")
            << QStringList{u"/w/alpha-engineering-review-of-the-plan-one.yaml"_s,
                           u"/w/alpha-engineering-review-of-the-plan-two.yaml"_s,
                           u"/w/gamma-engineering-review-of-the-plan-one.yaml"_s,
                           u"/w/gamma-engineering-review-of-the-plan-two.yaml"_s};
    }

    void eightTabsWithoutRoomAreDistinguishable()
    {
        QFETCH(const QStringList, paths);
        PageTabs tabs;
        tabs.resize(900, 300);
        tabs.show();
        for (const QString &path : paths) {
            auto *page = new QWidget;
            const QString name = path.section(u'/', -1);
            tabs.addPage(page, name);
            tabs.showState(page, name, path, Status::Ok, false);
        }
        const auto *bar = qobject_cast<PageTabBar *>(tabs.tabBar());
        QSet<QString> shown;
        for (int i = 0; i < bar->count(); ++i) {
            shown.insert(bar->shownText(i));
        }
        shoot(tabs, u"tabs-%1"_s.arg(QLatin1StringView(QTest::currentDataTag())));
        QVERIFY2(shown.size() == paths.size(), qPrintable(QStringList(shown.values()).join(u'\n')));
    }

    void theFocusReturnsToItsWidget()
    {
        PageTabs tabs;
        const auto pageWith = [&tabs](QLineEdit *first, QLineEdit *second) {
            auto *page = new QWidget;
            auto *column = new QVBoxLayout(page);
            column->addWidget(first);
            column->addWidget(second);
            tabs.setCurrentIndex(tabs.addPage(page, u"page"_s));
            return page;
        };
        auto *left = new QLineEdit;
        auto *wanted = new QLineEdit;
        QWidget *first = pageWith(left, wanted);
        pageWith(new QLineEdit, new QLineEdit); // not where the focus began
        tabs.setCurrentWidget(first);
        tabs.show();
        tabs.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&tabs));
        wanted->setFocus();
        auto *inner = new QLineEdit;
        QWidget *last = pageWith(new QLineEdit, inner);
        inner->setFocus();
        QVERIFY(inner->hasFocus());
        tabs.takePage(last);
        QCOMPARE(tabs.currentWidget(), first);
        QVERIFY(wanted->hasFocus());
        delete last;
    }

    void closedPagesLeaveTheHistory()
    {
        PageTabs tabs;
        auto *first = new QWidget;
        auto *second = new QWidget;
        tabs.addPage(first, u"1"_s);
        tabs.setCurrentIndex(tabs.addPage(second, u"2"_s));
        delete second;
        QCOMPARE(tabs.recent(), QList<QWidget *>{first});
        tabs.walk(1);
        QCOMPARE(tabs.currentWidget(), first);
    }

    void movedTabsKeepTheirState()
    {
        PageTabs tabs;
        auto *first = new QWidget;
        auto *second = new QWidget;
        tabs.addPage(first, u"1"_s);
        tabs.addPage(second, u"2"_s);
        tabs.showState(second, u"R&D.yaml"_s, u"/w/R&D.yaml"_s, Status::Error, true);
        tabs.tabBar()->moveTab(1, 0);
        QCOMPARE(tabs.tabText(0), u"R&&D.yaml"_s);
        QCOMPARE(tabs.tabToolTip(0), u"/w/R&D.yaml"_s);
        const auto *button = tabs.tabBar()->tabButton(0, QTabBar::RightSide);
        QVERIFY(qobject_cast<const TabButton *>(button)->isModified());
        QSignalSpy closed(&tabs, &PageTabs::closeRequested);
        QTest::mouseClick(tabs.tabBar()->tabButton(0, QTabBar::RightSide), Qt::LeftButton);
        QCOMPARE(closed.first().first().value<QWidget *>(), second);
    }

    void equalTitlesShowTheirFolders()
    {
        PageTabs tabs;
        QWidget *pages[] = {new QWidget, new QWidget};
        for (int i = 0; i < 2; ++i) {
            tabs.addPage(pages[i], u"prompt.md"_s);
            tabs.showState(pages[i], u"prompt.md"_s, u"/s/%1/prompt.md"_s.arg(i), Status::Ok,
                           false);
        }
        QCOMPARE(tabs.tabText(0), u"prompt.md · 0"_s);
        QCOMPARE(tabs.tabText(1), u"prompt.md · 1"_s);
        delete pages[0];
        QCOMPARE(tabs.tabText(0), u"prompt.md"_s);
    }

    void aTabHasAMenu()
    {
        PageTabs tabs;
        QSignalSpy closed(&tabs, &PageTabs::closeRequested);
        QList<QWidget *> pages;
        for (const QString &name : {u"a"_s, u"b"_s, u"c"_s}) {
            pages.append(new QWidget);
            tabs.addPage(pages.last(), name);
            tabs.showState(pages.last(), name, u"/w/"_s + name, Status::None, false);
        }
        tabs.show();
        const auto trigger = [&](const QString &action) {
            Q_EMIT tabs.tabBar()->customContextMenuRequested(tabs.tabBar()->tabRect(1).center());
            auto *menu = tabs.findChild<QMenu *>(u"tabMenu"_s);
            menu->findChild<QAction *>(action)->trigger();
            menu->close();
            QTRY_VERIFY(!tabs.findChild<QMenu *>(u"tabMenu"_s));
        };
        trigger(u"tabCopyPath"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"/w/b"_s);
        trigger(u"tabClose"_s);
        QCOMPARE(closed.takeFirst().front().value<QWidget *>(), pages[1]);
        trigger(u"tabCloseOthers"_s);
        QCOMPARE(closed.size(), 2);
        QCOMPARE(closed[0].front().value<QWidget *>(), pages[0]);
        QCOMPARE(closed[1].front().value<QWidget *>(), pages[2]);
    }

    void overflowingTabsScrollAndStayReadable()
    {
        PageTabs tabs;
        tabs.resize(500, 100);
        for (int i = 0; i < 12; ++i) {
            tabs.addPage(new QWidget, u"phase%1-engineering-review.yaml"_s.arg(i));
        }
        tabs.show();
        for (int i = 0; i < tabs.count(); ++i) {
            QVERIFY(tabs.tabBar()->tabRect(i).width() > 140);
        }
    }

    void aBarShowsAMessageAndActions()
    {
        InfoBar bar(Status::Warning, u"Another program changed it."_s, u"Choose."_s);
        QSignalSpy clicked(bar.addButton(u"Compare"_s, u"compare"_s), &QPushButton::clicked);
        QTest::mouseClick(bar.findChild<QPushButton *>(u"compare"_s), Qt::LeftButton);
        QCOMPARE(clicked.size(), 1);
        QCOMPARE(bar.accessibleName(), u"Another program changed it."_s);
        QCOMPARE(bar.accessibleDescription(), u"Choose."_s);
    }
};

QTEST_MAIN(TestPageTabs)
#include "tst_pagetabs.moc"
