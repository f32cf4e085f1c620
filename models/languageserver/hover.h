// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonValue>

namespace baton {

class RuleBook;
class ServedDocument;
struct ClientAbilities;

/// The help at @p position of @p document: its field, and the broken rules there, as @p rules
/// explain them. Null if there is none.
[[nodiscard]] QJsonValue hoverAt(const ServedDocument &document, const QJsonObject &position,
                                 const RuleBook &rules, const ClientAbilities &client);

} // namespace baton
