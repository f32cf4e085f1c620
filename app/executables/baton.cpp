// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The command line. Commands that draw, and the window, are a separate program in the same folder:
// loading their libraries would take longer than most commands.
#include "app/cli/commands/dispatch/cli.h"
#include "app/executables/windowprogram.h"
#include "models/index/entries/enginebuildid.h"
#include "models/protocol/source/precompiledfiles.h"

#include <QtEnvironmentVariables>

#include <cstdlib>

int main(int argc, char *argv[])
{
    baton::setPreparedFiles(baton::preparedProtocolFiles());
    baton::setEngineBuildId(baton::engineBuildId());
    if (baton::cli::draws(argc, argv)) {
        // Qt writes the fonts of a PDF in hash order: equal input must give equal bytes.
        qputenv("QT_HASH_SEED", "0");
    }
    const bool isOwn = baton::cli::isCommandLine(argc, argv) && !baton::cli::draws(argc, argv);
    if (!isOwn) {
        return baton::becomeWindowProgram(argv);
    }
    baton::cli::Console console;
    const int code = baton::cli::run(argc, argv, console);
    // All output is written. The system frees everything else faster.
    std::_Exit(code);
}
