// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFile>

namespace baton {

/// Resident memory of this process in MB.
[[nodiscard]] inline double residentMb()
{
    QFile status(QStringLiteral("/proc/self/statm"));
    return status.open(QIODevice::ReadOnly)
        ? status.readAll().split(' ').at(1).toDouble() * 4096 / 1e6
        : 0;
}

} // namespace baton
