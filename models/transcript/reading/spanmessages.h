// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>

namespace baton {

/// The messages in an attribute: JSON in a text, or values; anything else is one message.
[[nodiscard]] QJsonArray spanMessages(const QJsonValue &value);
/// The text of a part of a message, what a tool answered, else the whole part.
[[nodiscard]] QString messagePartText(const QJsonValue &part);
[[nodiscard]] QString spanMessageText(const QJsonValue &message);
/// The texts of all messages in an attribute.
[[nodiscard]] QString spanMessagesText(const QJsonValue &value);

} // namespace baton
