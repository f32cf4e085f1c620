// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

#include <optional>

class QTextDocument;

namespace baton {

class DocumentSync;

/// A change of a text document, as QTextDocument::contentsChange() reports it.
struct ViewEdit
{
    int position = 0;
    int removed = 0;
    int added = 0;
};

/// The smallest change of the bytes of @p sync for @p edit of @p view; nullopt if the text has not
/// changed.
[[nodiscard]] std::optional<TextEdit> typedEdit(const DocumentSync &sync, QTextDocument &view,
                                                const ViewEdit &edit);

} // namespace baton
