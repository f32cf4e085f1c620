// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>

namespace baton {

class ServedDocument;
struct ClientAbilities;

/// The fields of the handoffs in @p document, in the order of the text: nested where @p client
/// nests them.
[[nodiscard]] QJsonArray symbolsOf(const ServedDocument &document, const ClientAbilities &client);

/// The ranges of @p document that can be folded: maps, lists and texts of several lines of
/// handoffs.
[[nodiscard]] QJsonArray foldsOf(const ServedDocument &document);

/// The verdict on each handoff in @p document, above its first line.
[[nodiscard]] QJsonArray lensesOf(const ServedDocument &document);

} // namespace baton
