// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/dialogs.h"
#include "models/editor/document/editordocument.h"
#include "models/editor/document/formatconversion.h"

namespace baton {

/// True when @p path is the name of a file in another format than the text of @p editor.
[[nodiscard]] bool isOtherFormat(const EditorDocument &editor, const QString &path);

/// @p path with the suffix of @p format.
[[nodiscard]] QString renamedFor(const QString &path, Format format);

/// The question before a text in @p from is saved as @p path, the name of a file in @p to, which
/// the text would become by @p conversion. @p original is the file that the text was last saved as;
/// empty when it never was.
[[nodiscard]] FormatQuestion formatQuestion(const QString &path, Format from, Format to,
                                            const Result<Conversion> &conversion,
                                            const QString &original);

} // namespace baton
