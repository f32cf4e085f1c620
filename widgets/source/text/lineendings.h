// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/source/text/linemap.h"

#include <QStringView>

namespace baton {

/// The line end for a new line after line @p line of @p bytes: its own, that of the line before, or
/// LF.
[[nodiscard]] QByteArray lineEndFor(const QByteArray &bytes, const LineMap &lines, int line);
/// Converts @p text to bytes that replace @p replaced in @p bytes: with the line ends of that
/// place, and so that two line ends never become one.
[[nodiscard]] QByteArray toBytes(QStringView text, ByteRange replaced, const QByteArray &bytes,
                                 const LineMap &lines);

} // namespace baton
