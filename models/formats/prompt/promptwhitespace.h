// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The significant part of @p text in a prompt: blanks at the ends of lines, blank lines at both
/// ends and the indentation that all lines share are layout there. A text that is empty then is no
/// value at all.
[[nodiscard]] QString normalizedPromptText(const QString &text);

} // namespace baton
