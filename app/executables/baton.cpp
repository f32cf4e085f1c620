// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// The command line. A window, and what draws without one, is a program of its own beside this one:
// loading what they need would take the command line longer than its work.
#include "app/cli/commands/cli.h"
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
        // Qt writes the fonts of a PDF in the order of its hashes: the same input, the same bytes.
        qputenv("QT_HASH_SEED", "0");
    }
    const bool isOwn = baton::cli::isCommandLine(argc, argv) && !baton::cli::draws(argc, argv);
    if (!isOwn) {
        return baton::becomeWindowProgram(argv);
    }
    baton::cli::Console console;
    const int code = baton::cli::run(argc, argv, console);
    // Everything is written. The system takes the rest back at once, libraries and all.
    std::_Exit(code);
}
