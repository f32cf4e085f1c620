// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/dock.h"
#include "widgets/common/paneheader.h"

#include <QApplication>
#include <QLabel>
#include <QMainWindow>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// A desktop that does or does not let programs place their windows.
class DockOnDesktop final : public Dock
{
public:
    explicit DockOnDesktop(bool placesWindows)
        : Dock(u"Verdict"_s, u"verdictDock"_s, new QLabel(u"Accept"_s))
        , m_placesWindows(placesWindows)
    {
    }

    int moves = 0;

protected:
    bool isMovedByDesktop() const override { return isFloating() && !m_placesWindows; }
    void startSystemMove() override { ++moves; }

private:
    bool m_placesWindows;
};

} // namespace

class TestDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void draggingTheTitleMovesTheDock_data();
    void draggingTheTitleMovesTheDock();
    void aClickMovesNothing();
    void aSecondDragMovesTheDockAgain();
    void aDoubleClickDocksAgain();
};

namespace {

/// @p dock in a window, floating or not.
void show(QMainWindow &window, Dock &dock, bool isFloating)
{
    window.setCentralWidget(new QLabel(u"Form"_s));
    window.addDockWidget(Qt::RightDockWidgetArea, &dock);
    window.resize(600, 400);
    window.show();
    dock.setFloating(isFloating);
    QVERIFY(QTest::qWaitForWindowExposed(&dock));
}

/// The desktop consumes the release event.
void drag(Dock &dock)
{
    const QPoint title(20, dock.header().height() / 2);
    QTest::mousePress(&dock.header(), Qt::LeftButton, {}, title);
    QTest::mouseMove(&dock.header(), title + QPoint(QApplication::startDragDistance() * 2, 0));
}

} // namespace

void TestDock::draggingTheTitleMovesTheDock_data()
{
    QTest::addColumn<bool>("placesWindows");
    QTest::addColumn<bool>("isFloating");
    QTest::addColumn<int>("moves");
    QTest::newRow("floating, the desktop places windows") << false << true << 1;
    QTest::newRow("floating, the program does") << true << true << 0;
    QTest::newRow("docked, it goes to another side") << false << false << 0;
}

void TestDock::draggingTheTitleMovesTheDock()
{
    QFETCH(bool, placesWindows);
    QFETCH(bool, isFloating);
    QMainWindow window;
    auto *dock = new DockOnDesktop(placesWindows);
    show(window, *dock, isFloating);
    drag(*dock);
    QTEST(dock->moves, "moves");
    QTest::mouseRelease(&dock->header(), Qt::LeftButton);
}

void TestDock::aClickMovesNothing()
{
    QMainWindow window;
    auto *dock = new DockOnDesktop(false);
    show(window, *dock, true);
    QTest::mouseClick(&dock->header(), Qt::LeftButton);
    QTest::mouseMove(&dock->header(), {60, 10});
    QCOMPARE(dock->moves, 0);
}

void TestDock::aSecondDragMovesTheDockAgain()
{
    QMainWindow window;
    auto *dock = new DockOnDesktop(false);
    show(window, *dock, true);
    drag(*dock);
    drag(*dock);
    QCOMPARE(dock->moves, 2);
}

void TestDock::aDoubleClickDocksAgain()
{
    QMainWindow window;
    auto *dock = new DockOnDesktop(false);
    show(window, *dock, true);
    drag(*dock);
    QTest::mouseDClick(&dock->header(), Qt::LeftButton);
    QVERIFY(!dock->isFloating());
}

QTEST_MAIN(TestDock)
#include "tst_dock.moc"
