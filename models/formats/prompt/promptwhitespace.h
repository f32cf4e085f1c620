// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The content of @p text in a prompt. Blanks at line ends, blank lines at both ends and common
/// indentation are layout and are removed. Null if nothing remains.
[[nodiscard]] QString normalizedPromptText(const QString &text);

} // namespace baton
