// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/folder/sessionpaths.h"

#include "models/strings/pathstrings.h"

#include <QDir>

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
    const QString session = sessionFolder(filePath, within);
    const bool isCopied =
        !session.isEmpty() && QDir::isAbsolutePath(text) && !isAtOrBelow(text, session);
    if (text.contains("{session_dir}"_L1)) {
        if (session.isEmpty()) {
            return {};
        }
        text.replace("{session_dir}"_L1, session);
    }
    if (QDir::isAbsolutePath(text)) {
        const QString name = lastNameOf(session);
        const qsizetype at = isCopied ? text.indexOf(u'/' + name + u'/') : -1;
        return QDir::cleanPath(at < 0 ? text : session + text.sliced(at + name.size() + 1));
    }
    return filePath.isEmpty() ? QString() : QDir::cleanPath(parentOf(filePath) + u'/' + text);
}

} // namespace baton
