// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The reason why the user's template @p text in the file @p path cannot be filled in, its place,
/// and what to do; empty if it can.
[[nodiscard]] QString templateProblem(const QString &path, const QByteArray &text);

} // namespace baton
