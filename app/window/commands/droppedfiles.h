// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

class QMimeData;

namespace baton {

/// The files that were dropped on the window.
struct DroppedFiles
{
    QStringList paths;   ///< local files and folders
    QStringList foreign; ///< addresses elsewhere
};

[[nodiscard]] DroppedFiles droppedFiles(const QMimeData &data);

} // namespace baton
