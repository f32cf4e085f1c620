// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessioncompare/sessioncomparison.h"

#include <QJsonObject>

namespace baton::cli {

/// The differences, one line per row.
[[nodiscard]] QString comparisonText(const SessionComparison &comparison);

/// All rows.
[[nodiscard]] QJsonObject comparisonObject(const SessionComparison &comparison);

} // namespace baton::cli
