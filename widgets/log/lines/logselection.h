// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtTypes>

#include <algorithm>
#include <compare>
#include <optional>
#include <utility>

namespace baton {

/// A place in the text of a log: before the character @p column of @p line, counted from 0 in
/// UTF-16 units of the displayed line.
struct LogPosition
{
    qint64 line = 0;
    int column = 0;

    friend auto operator<=>(const LogPosition &, const LogPosition &) = default;
};

/// The selection in a log, from its start to the caret.
struct LogSelection
{
    LogPosition anchor;
    LogPosition caret;

    [[nodiscard]] bool isEmpty() const { return anchor == caret; }
    [[nodiscard]] const LogPosition &from() const { return std::min(anchor, caret); }
    [[nodiscard]] const LogPosition &to() const { return std::max(anchor, caret); }
    /// The selected columns of @p line, which has @p size characters; nullopt if none are selected.
    [[nodiscard]] std::optional<std::pair<int, int>> columnsIn(qint64 line, int size) const
    {
        if (isEmpty() || line < from().line || line > to().line) {
            return {};
        }
        return std::pair(line == from().line ? from().column : 0,
                         line == to().line ? to().column : size);
    }
    /// True if the selection continues after @p line.
    [[nodiscard]] bool hasEndOf(qint64 line) const
    {
        return from().line <= line && line < to().line;
    }
};

} // namespace baton
