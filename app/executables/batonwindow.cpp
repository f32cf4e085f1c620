// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/dispatch/cli.h"
#include "app/cli/commands/dispatch/guicommands.h"
#include "app/process/displaycheck.h"
#include "app/process/keyringprocess.h"
#include "app/startup/graphpictureregistration.h"
#include "app/startup/startwindow.h"
#include "models/index/entries/enginebuildid.h"
#include "models/protocol/source/precompiledfiles.h"
#include "models/routing/layout/layoutprocess.h"

int main(int argc, char *argv[])
{
    baton::setPreparedFiles(baton::preparedProtocolFiles());
    baton::setEngineBuildId(baton::engineBuildId());
    if (baton::isLayoutProcess(argc, argv)) {
        return baton::runLayoutProcess();
    }
    if (baton::isKeyringProcess(argc, argv)) {
        return baton::runKeyringProcess(argc, argv);
    }
    if (baton::cli::isCommandLine(argc, argv)) {
        baton::lendGraphDrawing();
        return baton::cli::runDrawing(argc, argv);
    }
    if (const std::optional<int> code = baton::refusalWithoutDisplay(argc, argv)) {
        return *code;
    }
    return baton::launch(argc, argv);
}
