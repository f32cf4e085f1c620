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

/// What a protocols folder holds, so that a change is seen: its files by path with size and time.
using FolderStamp = QMap<QString, QString>;

/// The stamp of every protocol in @p folders. Follows no link to a folder and stops at a few
/// thousand files.
[[nodiscard]] FolderStamp stampOf(const QStringList &folders);

/// What must be watched to see any change below @p folders: their files and folders, and for one
/// that is not there yet the nearest folder above it that is.
[[nodiscard]] QStringList watchedPaths(const QStringList &folders);

} // namespace baton
