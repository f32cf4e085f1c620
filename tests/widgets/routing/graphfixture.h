// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/samples/graphsamples.h"
#include "tests/widgets/look.h"
#include "widgets/routing/graph/graphview.h"

#include <QMouseEvent>
#include <QSignalSpy>
#include <QWheelEvent>

namespace baton {

/// A graph in its own window.
class GraphFixture
{
public:
    explicit GraphFixture(const RoutingGraph &graph, QSize size = {870, 664})
    {
        view.resize(size);
        view.show();
        view.activateWindow();
        (void)QTest::qWaitForWindowActive(&view);
        view.setFocus();
        QSignalSpy laidOut(&view, &GraphView::laidOut);
        view.setGraph(graph);
        if (laidOut.isEmpty()) {
            (void)laidOut.wait(30'000);
        }
        QCoreApplication::processEvents();
    }

    void click(QPoint place) { QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, place); }
    void press(Qt::Key key) { QTest::keyClick(&view, key); }
    void mouse(QEvent::Type type, QPointF place)
    {
        const bool isMove = type == QEvent::MouseMove;
        QMouseEvent event(type, place, view.viewport()->mapToGlobal(place),
                          isMove ? Qt::NoButton : Qt::LeftButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, {});
        QCoreApplication::sendEvent(view.viewport(), &event);
    }
    void wheel(int turned, QPointF place, Qt::KeyboardModifiers modifiers = {})
    {
        QWheelEvent event(place, view.viewport()->mapToGlobal(place), {}, {0, turned}, {},
                          modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view.viewport(), &event);
    }

    GraphView view;
};

} // namespace baton
