// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The reason why nothing can be filled into the user's template @p text in the file @p path,
/// where, and what to do; empty when it can be.
[[nodiscard]] QString templateProblem(const QString &path, const QByteArray &text);

} // namespace baton
