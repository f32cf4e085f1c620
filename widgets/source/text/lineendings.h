// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/source/text/linemap.h"

#include <QStringView>

namespace baton {

/// The line end to give a new line after line @p line of @p bytes: its own, or that of the one
/// before, or LF.
[[nodiscard]] QByteArray lineEndFor(const QByteArray &bytes, const LineMap &lines, int line);
/// @p text as bytes for the place of @p replaced in @p bytes: with the line ends of that place, and
/// never so that two line ends become one.
[[nodiscard]] QByteArray toBytes(QStringView text, ByteRange replaced, const QByteArray &bytes,
                                 const LineMap &lines);

} // namespace baton
