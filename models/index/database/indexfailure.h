// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

class QSqlError;
class QString;

namespace baton {

class DatabaseConnection;

/// A message that consists of @p what ("The index cannot be searched"), the reason, and the remedy.
[[nodiscard]] Failure indexFailure(const DatabaseConnection &connection, const QString &what,
                                   const QSqlError &error);

/// The remedy for a damaged index, a sentence.
[[nodiscard]] QString adviceOnDamage();

} // namespace baton
