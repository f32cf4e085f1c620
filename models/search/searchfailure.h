// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

class QSqlError;

namespace baton {

class DatabaseConnection;

/// Why the index was not searched, and what to do.
[[nodiscard]] Failure searchFailure(const DatabaseConnection &connection, const QSqlError &error);

} // namespace baton
