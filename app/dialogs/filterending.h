// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace baton {

/// @p path with the ending of the filter @p chosen, such as "CSV (*.csv)", unless it has the ending
/// of one of @p filters, or is empty.
[[nodiscard]] QString withEnding(const QString &path, const QStringList &filters,
                                 const QString &chosen);

} // namespace baton
