// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The significant part of @p text in a prompt: blanks at the ends of lines, blank lines at both
/// ends and common indentation are layout. A text that is empty after that is null.
[[nodiscard]] QString normalizedPromptText(const QString &text);

} // namespace baton
