// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/startup/startupbenchmark.h"

#include "app/window/main/mainwindow.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>
#include <QWindow>

namespace baton {

StartupBenchmark::StartupBenchmark(MainWindow &window)
    : QObject(&window)
    , m_window(window)
{
    qApp->installEventFilter(this);
}

bool StartupBenchmark::eventFilter(QObject *watched, QEvent *event)
{
    if (isShown()) {
        qApp->removeEventFilter(this);
        QTimer::singleShot(0, &m_window, [this] {
            m_window.repaint();
            QApplication::exit(0);
        });
    }
    return QObject::eventFilter(watched, event);
}

bool StartupBenchmark::isShown() const
{
    const OpenDocument *document = m_window.currentDocument();
    const QWindow *window = m_window.windowHandle();
    return window && window->isExposed() && m_window.isSettled()
        && (!document || document->editor().isAnalysed());
}

} // namespace baton
