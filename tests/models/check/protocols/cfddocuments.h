// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/models/check/checked.h"

namespace baton {

inline QString fullId(const char *kind)
{
    return QStringLiteral("cfd.") + QString::fromLatin1(kind);
}

/// A document of @p kind whose block contains `field: value`.
inline QByteArray withField(const QString &kind, const QByteArray &field, const QByteArray &value)
{
    return without(sample(QStringLiteral("cfd.") + kind), field).trimmed() + "\n    " + field + ": "
        + value + '\n';
}

} // namespace baton
