// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>

namespace baton::cli {

/// The output of "diff -u" for two texts with three lines of context; empty if they are equal. @p
/// name, without a leading slash, follows "a/" and "b/".
[[nodiscard]] QByteArray unifiedDiff(const QByteArray &name, const QByteArray &before,
                                     const QByteArray &after);

} // namespace baton::cli
