// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/statistics/sessionmatrix.h"
#include "models/statistics/statistics.h"

#include <QJsonObject>

namespace baton::cli {

/// The statistics as text for a terminal.
[[nodiscard]] QString statisticsText(const Statistics &statistics);
[[nodiscard]] QString matrixText(const SessionMatrix &matrix);

/// The statistics as JSON.
[[nodiscard]] QJsonObject statisticsObject(const Statistics &statistics);
[[nodiscard]] QJsonObject matrixObject(const SessionMatrix &matrix);

} // namespace baton::cli
