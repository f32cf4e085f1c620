// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace baton {

class ProtocolPack;

/// What other handoffs of a protocol have already that a new one needs anew.
struct TakenValues
{
    QStringList tasks;    ///< of the handoffs in its folder, each with its attempt
    QStringList sessions; ///< of the project; its folder's own while no request has asked for it
};

/// Reads what lies around @p folder, in which a handoff of @p pack is to be made.
[[nodiscard]] TakenValues takenValues(const QString &folder, const ProtocolPack &pack);

} // namespace baton
