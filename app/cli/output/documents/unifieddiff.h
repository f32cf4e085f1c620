// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace baton::cli {

/// The output of "diff -u" for two texts with three lines of context; empty when they are equal. @p
/// name stands behind "a/" and "b/", without the slash that it begins with.
[[nodiscard]] QByteArray unifiedDiff(const QByteArray &name, const QByteArray &before,
                                     const QByteArray &after);

} // namespace baton::cli
