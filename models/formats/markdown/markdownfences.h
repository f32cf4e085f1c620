// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/markdown/fencedblock.h"

namespace baton {

/// The end of the YAML front matter of a Markdown file: a text between lines of "---" at its very
/// start. The length of the byte order mark when there is none.
[[nodiscard]] qsizetype frontMatterEnd(const QByteArray &bytes);

/// The fenced code blocks of a Markdown file that name a language, as CommonMark finds them. Front
/// matter does not count. @p bytes must be valid UTF-8.
[[nodiscard]] std::vector<FencedBlock> fencedBlocks(const QByteArray &bytes);

/// The same and those that name none.
[[nodiscard]] std::vector<FencedBlock> allFences(const QByteArray &bytes);

/// True when @p offset lies in one of @p blocks, which are in the order of the file.
[[nodiscard]] bool isFenced(qsizetype offset, const std::vector<FencedBlock> &blocks);

/// @p format, or in a fenced block of Markdown the format of its language. Not looked for in texts
/// that take long to read at each key.
[[nodiscard]] Format formatAt(const QByteArray &bytes, Format format, qsizetype offset);

/// All of them behind @p from by CommonMark's own parser, which allFences() leaves out where it
/// can.
[[nodiscard]] std::vector<FencedBlock> fencesByCmark(const QByteArray &bytes, qsizetype from);

/// @p bytes with blanks in place of the prefixes of lines in Markdown (the ">" of a quote), so that
/// a part of a block reads as in a file of its own. All offsets stay the same.
[[nodiscard]] QByteArray withBlankPrefixes(const QByteArray &bytes);

/// A fence that is longer than any in @p text.
[[nodiscard]] QByteArray fenceAround(QByteArrayView text);

} // namespace baton
