// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/transcript/reading/agentfile.h"

#include "models/log/reading/logsource.h"

#include <QFileInfo>

namespace baton {

QByteArray headOf(const QString &path, qint64 length)
{
    const auto source = LogSource::open(path);
    return source ? source.value()->read(0, length) : QByteArray();
}

QString sessionFolderOf(const QString &path)
{
    const QFileInfo info(path);
    return info.absolutePath() + u'/' + info.completeBaseName();
}

} // namespace baton
