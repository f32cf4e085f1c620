// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/theme.h"

#include <QApplication>
#include <QMainWindow>

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    baton::Theme::apply(baton::Theme::Mode::Light);
    QMainWindow window;
    window.show();
    return QApplication::exec();
}
