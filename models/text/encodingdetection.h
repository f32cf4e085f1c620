// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/text/encoding.h"
#include "models/text/parselimits.h"
#include "models/text/syntaxissue.h"

#include <optional>
#include <vector>

namespace baton {

/// BOM, validity and line ends of @p bytes.
[[nodiscard]] Encoding encodingOf(const QByteArray &bytes);

/// The reason why @p bytes must not reach any parser: too large, UTF-16, a NUL byte, not UTF-8. The
/// first reason only.
[[nodiscard]] std::optional<SyntaxIssue> textIssue(const QByteArray &bytes,
                                                   const ParseLimits &limits);

/// A guess at the text of @p bytes that are not UTF-8: UTF-16 and UTF-32 by their byte order marks,
/// otherwise Latin-1. For messages only: edits must not use it.
[[nodiscard]] QByteArray guessedUtf8(const QByteArray &bytes);

/// True if bytes of the @p encoding, which @p issues report, cannot be shown as text without loss:
/// the text cannot be edited.
[[nodiscard]] bool isNoText(const Encoding &encoding, const std::vector<SyntaxIssue> &issues);

/// The place of the first byte that is not strict UTF-8 (no surrogates, no overlong forms), or -1.
[[nodiscard]] qsizetype firstInvalidUtf8(QByteArrayView bytes);

/// @p bytes, which are valid UTF-8, as text. Keeps a leading U+FEFF, which QString::fromUtf8 drops.
[[nodiscard]] QString decodedUtf8(QByteArrayView bytes);

/// The length of the byte order mark of UTF-8 at the start of @p bytes: 3 or 0.
[[nodiscard]] qsizetype bomLength(QByteArrayView bytes);
/// The same of all at the start: YAML allows several, and yaml-cpp would skip the second unasked.
[[nodiscard]] qsizetype bomsLength(QByteArrayView bytes);

} // namespace baton
