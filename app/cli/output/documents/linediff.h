// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>

#include <vector>

namespace baton::cli {

enum class LineChange : char { Keep = ' ', Remove = '-', Add = '+' };

/// One operation of a difference between two lists of lines.
struct LineOperation
{
    LineChange change = LineChange::Keep;
    QByteArrayView line; ///< with the line end

    friend bool operator==(const LineOperation &, const LineOperation &) = default;
};

/// A short way from @p before to @p after. The views refer to the two texts, which must outlive
/// them.
[[nodiscard]] std::vector<LineOperation> lineSteps(QByteArrayView before, QByteArrayView after);

} // namespace baton::cli
