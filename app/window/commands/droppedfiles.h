// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

class QMimeData;

namespace baton {

/// What another program lets go over the window.
struct DroppedFiles
{
    QStringList paths;   ///< of files and folders of this computer
    QStringList foreign; ///< addresses of what is elsewhere
};

[[nodiscard]] DroppedFiles droppedFiles(const QMimeData &data);

} // namespace baton
