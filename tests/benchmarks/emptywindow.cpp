// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// A Qt Widgets window that exits when it was painted, for comparison with Baton's start.
#include <QApplication>
#include <QTimer>
#include <QWidget>

class EmptyWindow : public QWidget
{
protected:
    void paintEvent(QPaintEvent *) override { QTimer::singleShot(0, qApp, &QApplication::quit); }
};

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    EmptyWindow window;
    window.resize(1280, 800);
    window.show();
    return QApplication::exec();
}
