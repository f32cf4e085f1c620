// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace baton {

class ProtocolPack;

/// The values of other handoffs of a protocol that a new one must not repeat.
struct TakenValues
{
    QStringList tasks; ///< task ids of the folder's handoffs, each with its attempt
    QStringList
        sessions; ///< session ids of the project; only its folder's until a request asks for all
};

/// Reads the values near @p folder, in which a handoff of @p pack will be created.
[[nodiscard]] TakenValues takenValues(const QString &folder, const ProtocolPack &pack);

} // namespace baton
