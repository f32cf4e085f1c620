// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonValue>

namespace baton {

class RuleBook;
class ServedDocument;
struct ClientAbilities;

/// What is known of the place @p position of @p document: its field, and the rules that are broken
/// there, as @p rules explain them. Null where nothing is.
[[nodiscard]] QJsonValue hoverAt(const ServedDocument &document, const QJsonObject &position,
                                 const RuleBook &rules, const ClientAbilities &client);

} // namespace baton
