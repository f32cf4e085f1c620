// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QColor>

namespace baton {

/// The colour between @p a and @p b, with @p share of @p b from 0 to 1.
[[nodiscard]] QColor blend(const QColor &a, const QColor &b, float share);
/// The contrast ratio of two colours according to WCAG, from 1 to 21.
[[nodiscard]] double contrast(const QColor &a, const QColor &b);

} // namespace baton
