// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/savedchoice.h"
#include "models/disk/workspaceentry.h"
#include "models/findings/status.h"

#include <atomic>
#include <functional>
#include <memory>

namespace baton {

class ProtocolCatalog;
struct Snapshot;

/// Reads one file that was found, on any thread. The result is not used if @p stop was set.
using FileReader = std::function<WorkspaceEntry(WorkspaceEntry, const std::atomic_bool &stop)>;

/// Choices of the user for all files, also for open documents.
struct ReaderChoices
{
    qint64 memoryMb = 0; ///< as in CheckSettings
    std::function<SavedChoices(const QString &path)>
        ofFile;              ///< saved choices of the user for a file
    QString schemaFile = {}; ///< as in CheckSettings
};

/// Parses and checks the file. The entry of a file that is unreadable or too large contains the
/// problem. @p choices may be called on any thread.
[[nodiscard]] FileReader checkingReader(std::shared_ptr<const ProtocolCatalog> catalog,
                                        ReaderChoices choices = {});

/// The shape of a file that reads as @p snapshot.
[[nodiscard]] Status markOf(const Snapshot &snapshot);

} // namespace baton
