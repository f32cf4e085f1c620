// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/dialogs.h"
#include "models/editor/document/editordocument.h"
#include "models/editor/document/formatconversion.h"

namespace baton {

/// True if the suffix of @p path belongs to another format than that of @p editor.
[[nodiscard]] bool isOtherFormat(const EditorDocument &editor, const QString &path);

/// @p path with the suffix of @p format.
[[nodiscard]] QString renamedFor(const QString &path, Format format);

/// The question before a text in the format @p from is saved as @p path, a file name of the format
/// @p to, to which @p conversion would convert it. @p original is the file that the text was last
/// saved to; empty if it never was.
[[nodiscard]] FormatQuestion formatQuestion(const QString &path, Format from, Format to,
                                            const Result<Conversion> &conversion,
                                            const QString &original);

} // namespace baton
