// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionviewfixture.h"
#include "tests/widgets/accessible.h"
#include "tests/widgets/highcontrast.h"
#include "widgets/session/panes/gatestrip.h"

#include <QApplication>
#include <QImage>
#include <QSet>
#include <QToolButton>

using namespace baton;
using namespace Qt::StringLiterals;

/// The panes of a session are accessible: by keys, by screen reader, by shapes, in high contrast.
class TestSessionReach : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnWarnings(); }

    void keysGoThroughThePanesInReadingOrder_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QStringList>("panes");
        const QStringList sides{u"phasesPane"_s, u"gatesPane"_s, u"firstCausePane"_s,
                                u"errorHistoryPane"_s, u"sessionTabs"_s};
        const QStringList column{u"firstCausePane"_s, u"phasesPane"_s, u"gatesPane"_s,
                                 u"errorHistoryPane"_s, u"sessionTabs"_s};
        QTest::newRow("two columns") << QSize(1176, 786) << sides;
        QTest::newRow("one column") << QSize(600, 640) << column;
    }

    void keysGoThroughThePanesInReadingOrder()
    {
        QFETCH(const QSize, size);
        QFETCH(const QStringList, panes);
        Fixture fixture(samples::failed(), size);
        QStringList names;
        for (const QWidget *pane : fixture.view.panes()) {
            names.append(pane->objectName());
        }
        QCOMPARE(names, panes);
        const auto paneWithFocus = [&] {
            for (const QWidget *pane : fixture.view.panes()) {
                if (pane->isAncestorOf(QApplication::focusWidget())) {
                    return pane->objectName();
                }
            }
            return QString();
        };
        QStringList walked;
        fixture.find<QWidget>(u"gateStrip"_s).setFocus();
        QSet<const QWidget *> seen;
        while (!seen.contains(QApplication::focusWidget())) {
            seen.insert(QApplication::focusWidget());
            const QString pane = paneWithFocus(); // empty: in the header
            if (!pane.isEmpty() && (walked.isEmpty() || walked.last() != pane)) {
                walked.append(pane);
            }
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        if (walked.last() == walked.front()) {
            walked.removeLast(); // it wraps around
        }
        for (const QString &pane : panes) {
            QCOMPARE(walked.count(pane), 1); // and none is visited twice
        }
    }

    void theLegendNamesTheShapesOfTheCells()
    {
        Session session = samples::failed();
        const auto said = [](Session shown) {
            const Fixture fixture(std::move(shown));
            return fixture.find<QWidget>(u"statusLegend"_s).accessibleName().split(u", "_s);
        };
        const QString flawed = u"but something speaks against it"_s;
        QVERIFY(said(session).contains(u"ok"_s));
        QVERIFY(!said(session).contains(flawed));
        const QString passedOver = u"passed over"_s;
        QVERIFY(!said(session).contains(passedOver));
        Session part = session;
        part.phases[2].isPassedOver = true;
        QVERIFY(said(std::move(part)).contains(passedOver));
        for (SessionPhase &phase : session.phases) {
            phase.flaw = u"gate QG2b fails"_s;
        }
        QVERIFY(said(std::move(session)).contains(flawed));
    }

    void checkedSwitchesLookChecked_data()
    {
        QTest::addColumn<Theme::Mode>("mode");
        QTest::newRow("light") << Theme::Mode::Light;
        QTest::newRow("dark") << Theme::Mode::Dark;
    }

    void checkedSwitchesLookChecked()
    {
        QFETCH(const Theme::Mode, mode);
        Theme::apply(mode);
        {
            const Fixture fixture(samples::failed());
            auto &line = fixture.find<QToolButton>(u"showTimeLine"_s);
            const QImage off = line.grab().toImage();
            line.setChecked(true);
            const QImage on = line.grab().toImage();
            QVERIFY(off.pixelColor(3, off.height() / 2) != on.pixelColor(3, on.height() / 2));
        }
        Theme::apply(Theme::Mode::Dark);
    }

    void everyPartIsReachedByTab()
    {
        const Fixture fixture(samples::failed());
        const QStringList order = tabOrder(fixture.grid());
        QVERIFY2(isInOrder(order,
                           {u"phaseGrid"_s, u"gateStrip"_s, u"criteriaTable"_s,
                            u"foldConsequences"_s, u"repairedFailures"_s, u"errorHistoryTable"_s,
                            u"copyEscalation"_s, u"sessionTabBar"_s, u"handoffsTable"_s}),
                 qPrintable(order.join(u' ')));
        QVERIFY(order.contains(u"showTimeLine"_s));
        QVERIFY(order.contains(u"compareAttemptsButton"_s));
    }

    void everyControlHasAName()
    {
        const Fixture fixture(samples::failed());
        for (int page = 0; page < fixture.view.tabs().QTabWidget::count(); ++page) {
            fixture.view.tabs().setCurrentIndex(page);
            QCOMPARE(namelessControls(const_cast<SessionView &>(fixture.view)).join(u' '),
                     QString());
        }
    }

    void everyGateIsVisible()
    {
        const Fixture fixture(samples::failed());
        auto &strip = fixture.find<GateStrip>(u"gateStrip"_s);
        for (int width = 240; width <= 900; width += 7) {
            strip.setFixedWidth(width);
            for (int gate = 0; gate < strip.model()->rowCount(); ++gate) {
                strip.setCurrentGate(gate); // its word is bold then
                QApplication::processEvents();
                strip.doItemsLayout();
                const QRect cell = strip.visualRect(strip.model()->index(gate, 0));
                QVERIFY2(strip.viewport()->rect().contains(cell),
                         qPrintable(u"gate %1 at %2"_s.arg(gate).arg(width)));
            }
        }
    }

    void gatesAreSpokenWithTheirResult()
    {
        const Fixture fixture(samples::failed());
        auto &strip = fixture.find<GateStrip>(u"gateStrip"_s);
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&strip);
        QVERIFY(list);
        QCOMPARE(list->text(QAccessible::Name), strip.accessibleName());
        QCOMPARE(list->childCount(), strip.model()->rowCount());
        const QString gate = strip.model()->index(0, 0).data(Qt::DisplayRole).toString();
        const QString said = list->child(0)->text(QAccessible::Name);
        QVERIFY2(said.startsWith(gate) && said.size() > gate.size(), qPrintable(said));
    }

    void followsHighContrastOfTheDesktop()
    {
        const HighContrast desktop;
        {
            Fixture fixture(samples::failed(), {1015, 686});
            fixture.grid().setFocus();
            shoot(fixture.view, u"session-high-contrast"_s);
            const QImage shown = fixture.grid().viewport()->grab().toImage();
            QCOMPARE(shown.pixelColor(2, shown.height() - 2), QColor(Qt::black));
            const QRect cell =
                fixture.grid().cellRect(fixture.grid().grid().indexOf(PhasePlace{2, 1}));
            QCOMPARE(shown.pixelColor(cell.left() - 1, cell.center().y()),
                     Theme::color(Role::Accent)); // the focus is visible
        }
    }
};

QTEST_MAIN(TestSessionReach)
#include "tst_sessionreach.moc"
