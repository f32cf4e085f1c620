// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/core/parentsearch.h"

#include <QDir>
#include <QFileInfo>

namespace baton {

QString findInParents(const QString &folder, const QString &name)
{
    for (QDir dir(QFileInfo(folder).absoluteFilePath());;) {
        const QString found = dir.filePath(name);
        if (QFileInfo::exists(found)) {
            return found;
        }
        const QString parent = QFileInfo(dir.path()).path();
        if (parent == dir.path()) {
            return {};
        }
        dir.setPath(parent);
    }
}

} // namespace baton
