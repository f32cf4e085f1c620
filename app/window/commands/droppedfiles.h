// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

class QMimeData;

namespace baton {

/// The files that another program drops on the window.
struct DroppedFiles
{
    QStringList paths;   ///< of files and folders of this computer
    QStringList foreign; ///< addresses of what is elsewhere
};

[[nodiscard]] DroppedFiles droppedFiles(const QMimeData &data);

} // namespace baton
