// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>

namespace baton {

class ServedDocument;
struct ClientAbilities;

/// The completions at @p position of @p document, the likeliest first.
[[nodiscard]] QJsonObject completionListAt(const ServedDocument &document,
                                           const QJsonObject &position,
                                           const ClientAbilities &client);

} // namespace baton
