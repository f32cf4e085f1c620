// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/pasted/pastelayers.h"

namespace baton {

// The finders of the table of sources.

/// The numbers before @p lines, each one more than that before it, as editors, cat and grep write
/// them. The text after a number can begin in two columns at most.
[[nodiscard]] std::vector<PasteLayer> numberLayers(const PastedLines &lines, bool isMarkdown);
/// The line above @p lines that names their language, and the names of the buttons beside it, as
/// web pages put them over a block.
[[nodiscard]] std::vector<PasteLayer> labelLayers(const PastedLines &lines, bool isMarkdown);
/// A unified diff with its head: the new text is left.
[[nodiscard]] std::vector<PasteLayer> diffLayers(const PastedLines &lines, bool isMarkdown);
/// The marks of a diff alone, copied from below its head.
[[nodiscard]] std::vector<PasteLayer> diffMarkLayers(const PastedLines &lines, bool isMarkdown);
/// The block between the first fence and the matching last one. In Markdown only if it spans the
/// whole file.
[[nodiscard]] std::vector<PasteLayer> fenceLayers(const PastedLines &lines, bool isMarkdown);

/// True if @p text begins as a diff does.
[[nodiscard]] bool beginsAsDiff(QByteArrayView text);

} // namespace baton
