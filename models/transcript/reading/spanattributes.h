// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>
#include <QJsonObject>

namespace baton {

/// The attributes of a span of OTLP JSON as plain JSON: numbers of 64 bits, which stand as texts
/// there, are numbers.
[[nodiscard]] QJsonObject spanAttributes(const QJsonArray &attributes);

} // namespace baton
