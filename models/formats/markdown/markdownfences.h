// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/markdown/fencedblock.h"

namespace baton {

/// The end of the YAML front matter of a Markdown file, which is a text between lines of "---" at
/// the start. The length of the byte order mark if there is none.
[[nodiscard]] qsizetype frontMatterEnd(const QByteArray &bytes);

/// The fenced code blocks of a Markdown file that have a language, as CommonMark defines them.
/// Front matter is skipped. @p bytes must be valid UTF-8.
[[nodiscard]] std::vector<FencedBlock> fencedBlocks(const QByteArray &bytes);

/// Like fencedBlocks(), including blocks without a language.
[[nodiscard]] std::vector<FencedBlock> allFences(const QByteArray &bytes);

/// True if @p offset is in one of @p blocks, which are in file order.
[[nodiscard]] bool isFenced(qsizetype offset, const std::vector<FencedBlock> &blocks);

/// @p format, or in a fenced block of Markdown the format of its language. Long texts are not
/// searched, because this runs for each keystroke.
[[nodiscard]] Format formatAt(const QByteArray &bytes, Format format, qsizetype offset);

/// The fenced blocks behind @p from, found by CommonMark's own parser. allFences() avoids it where
/// possible.
[[nodiscard]] std::vector<FencedBlock> fencesByCmark(const QByteArray &bytes, qsizetype from);

/// @p bytes with the prefixes of lines in Markdown (such as the ">" of a quote) replaced by blanks,
/// so that a part of a block can be parsed like a file. Offsets do not change.
[[nodiscard]] QByteArray withBlankPrefixes(const QByteArray &bytes);

/// A fence that is longer than all fences in @p text.
[[nodiscard]] QByteArray fenceAround(QByteArrayView text);

} // namespace baton
