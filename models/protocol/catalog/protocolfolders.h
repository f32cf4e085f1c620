// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMap>
#include <QStringList>

namespace baton {

/// The folder for the user's own protocols; it may not exist.
[[nodiscard]] QString userProtocols();

/// The nearest ".baton/protocols" in @p folder or in a folder above it; empty if there is none.
[[nodiscard]] QString workspaceProtocols(const QString &folder);

/// A fingerprint of a protocols folder to detect changes: its files by path, with size and time.
using FolderStamp = QMap<QString, QString>;

/// The fingerprint of all protocols in @p folders. Does not follow links to folders and stops after
/// a few thousand files.
[[nodiscard]] FolderStamp stampOf(const QStringList &folders);

/// The paths to watch for changes in @p folders: their files and folders, and for a missing folder
/// the nearest existing one above it.
[[nodiscard]] QStringList watchedPaths(const QStringList &folders);

} // namespace baton
