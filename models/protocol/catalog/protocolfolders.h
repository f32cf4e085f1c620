// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMap>
#include <QStringList>

namespace baton {

/// The folder for protocols of the user's own, whether it is there or not.
[[nodiscard]] QString userProtocols();

/// ".baton/protocols" in @p folder or in the nearest folder above that has one; else empty.
[[nodiscard]] QString workspaceProtocols(const QString &folder);

/// The contents of a protocols folder, by which a change is noticed: its files by path with size
/// and time.
using FolderStamp = QMap<QString, QString>;

/// The stamp of every protocol in @p folders. Follows no link to a folder and stops at a few
/// thousand files.
[[nodiscard]] FolderStamp stampOf(const QStringList &folders);

/// The paths to watch for any change below @p folders: their files and folders, and for a missing
/// one the nearest folder above it that exists.
[[nodiscard]] QStringList watchedPaths(const QStringList &folders);

} // namespace baton
