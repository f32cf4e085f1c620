// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton::cli {

/// Shows @p prompt on the terminal of the process and reads a line without echo. Empty without a
/// terminal. A signal that ends the process restores the terminal.
[[nodiscard]] QString readHiddenLine(const QString &prompt);

} // namespace baton::cli
