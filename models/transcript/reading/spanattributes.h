// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>
#include <QJsonObject>

namespace baton {

/// The attributes of a span of OTLP JSON as plain JSON; 64-bit numbers, which OTLP writes as texts,
/// become numbers.
[[nodiscard]] QJsonObject spanAttributes(const QJsonArray &attributes);

} // namespace baton
