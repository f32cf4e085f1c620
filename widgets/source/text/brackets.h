// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>

class QTextCursor;

namespace baton {

/// The positions of the bracket at the caret and of its partner; empty if there is none. Brackets
/// in texts and comments are ignored.
[[nodiscard]] QList<int> matchingBrackets(const QTextCursor &caret);

} // namespace baton
