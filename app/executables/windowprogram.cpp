// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/executables/windowprogram.h"

#include <QCoreApplication>
#include <QString>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include <unistd.h>

namespace baton {

namespace {

constexpr int failure = 2;

class WindowProgramTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::WindowProgram)
};

} // namespace

int becomeWindowProgram(char *argv[])
{
    std::error_code error;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    const std::filesystem::path window = self.parent_path() / "baton-window";
    ::execv(window.c_str(), argv);
    const QString reason = QString::fromLocal8Bit(std::strerror(errno));
    const QString complaint =
        WindowProgramTexts::tr(
            "Cannot start %1: %2. It belongs beside \"baton\"; install Baton again.")
            .arg(QString::fromStdString(window.string()), reason);
    std::fprintf(stderr, "baton: %s\n", qUtf8Printable(complaint));
    return failure;
}

} // namespace baton
