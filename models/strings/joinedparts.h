// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace baton {

/// @p parts with @p separator between them; empty ones are left out.
[[nodiscard]] inline QString joinedParts(QStringList parts, QStringView separator)
{
    parts.removeAll(QString());
    return parts.join(separator);
}

} // namespace baton
