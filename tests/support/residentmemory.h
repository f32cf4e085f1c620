// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFile>

namespace baton {

/// Resident memory in MB of this process, or of the one with the id @p process.
[[nodiscard]] inline double residentMb(const QString &process = QStringLiteral("self"))
{
    QFile status(QStringLiteral("/proc/%1/statm").arg(process));
    return status.open(QIODevice::ReadOnly)
        ? status.readAll().split(' ').at(1).toDouble() * 4096 / 1e6
        : 0;
}

} // namespace baton
