// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/sessionplace.h"

#include "models/core/pathtext.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

QString sessionFolder(const QString &filePath, const QString &within)
{
    const QStringView folder = parentOf(QStringView(filePath));
    if (within.isEmpty() || !endsWithNames(folder, within)) {
        return {};
    }
    return folder.chopped(within.size() + 1).toString();
}

QString resolvedPath(QString text, const QString &filePath, const QString &within)
{
    if (text.contains("{session_dir}"_L1)) {
        const QString folder = sessionFolder(filePath, within);
        if (folder.isEmpty()) {
            return {};
        }
        text.replace("{session_dir}"_L1, folder);
    }
    if (QDir::isAbsolutePath(text)) {
        return text;
    }
    return filePath.isEmpty() ? QString() : QDir::cleanPath(parentOf(filePath) + u'/' + text);
}

} // namespace baton
