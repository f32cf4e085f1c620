// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/cli.h"
#include "widgets/common/theme.h"

#include <QApplication>
#include <QMainWindow>

int main(int argc, char *argv[])
{
    if (baton::cli::isCommandLine(argc, argv)) {
        return baton::cli::run(argc, argv);
    }
    const QApplication application(argc, argv);
    baton::Theme::apply(baton::Theme::Mode::Light);
    QMainWindow window;
    window.show();
    return QApplication::exec();
}
