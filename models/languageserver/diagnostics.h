// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>

namespace baton {

class ServedDocument;
class TextPositions;
struct Finding;

/// All that was found in @p document, a diagnostic for each place.
[[nodiscard]] QJsonArray diagnosticsOf(const ServedDocument &document);

[[nodiscard]] QJsonObject diagnosticOf(const Finding &finding, const TextPositions &positions);

} // namespace baton
