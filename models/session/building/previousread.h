// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <QHash>

namespace baton {

/// A handoff that was overwritten while its session was followed.
struct PreviousHandoff
{
    QString path;
    QByteArray bytes;
    QDateTime time; ///< modification time of the file

    friend bool operator==(const PreviousHandoff &, const PreviousHandoff &) = default;
};

/// The latest state that was read completely.
struct PreviousState
{
    QByteArray bytes;
    QDateTime readAt; ///< UTC
};

/// The parts of a session from earlier readings.
struct PreviousParts
{
    std::vector<PreviousHandoff> handoffs; ///< handoffs that were overwritten
    PreviousState state;
    /// The previous bytes of handoffs whose files are only partly written, by path.
    QHash<QString, QByteArray> held = {};
};

/// A session with the bytes of its files.
struct SessionReadResult
{
    Session session;
    QHash<QString, QByteArray> bytes; ///< texts of handoffs, by path
    PreviousState state;
};

} // namespace baton
