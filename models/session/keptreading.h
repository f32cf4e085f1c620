// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/readsession.h"

#include <QHash>

namespace baton {

/// A handoff that was overwritten while its session was followed.
struct KeptHandoff
{
    QString path;
    QByteArray bytes;
    QDateTime time; ///< of the file as it was

    friend bool operator==(const KeptHandoff &, const KeptHandoff &) = default;
};

/// A session with the bytes of its handoffs' files.
struct KeptReading
{
    Session session;
    QHash<QString, QByteArray> bytes; ///< by path
};

/// As readSession(), with the handoffs @p kept as earlier attempts.
[[nodiscard]] KeptReading readKeeping(const SessionPlace &place, const ProtocolCatalog &catalog,
                                      const SessionSettings &settings,
                                      const std::vector<KeptHandoff> &kept,
                                      const std::atomic_bool *stop = nullptr);

} // namespace baton
