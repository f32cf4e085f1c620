// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/hooks/hookevent.h"

#include <QFile>

namespace baton {

/// The event @p name in @p folder: as the runners send it, reduced to documented members.
inline QByteArray eventBytes(const QString &folder, const char *name)
{
    QFile file(folder + u'/' + QString::fromLatin1(name) + QStringLiteral(".json"));
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("there is no event %s", name);
    }
    return file.readAll();
}

/// @p bytes as an event, which must be valid.
inline HookEvent readEvent(const QByteArray &bytes, QStringView runner = {})
{
    const auto event = readHookEvent(bytes, hookRunnerNamed(runner));
    if (!event || !*event) {
        qFatal("no event: %s", bytes.constData());
    }
    return **event;
}

} // namespace baton
