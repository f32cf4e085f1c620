// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/pathmove.h"
#include "models/form/rows/formmodel.h"
#include "models/values/byterange.h"
#include "models/values/textedit.h"

namespace baton {

/// The field that is not in the document and that @p fix of a finding at its row would insert.
[[nodiscard]] std::optional<JsonPointer> fieldInsertedBy(const Fix &fix, const FormModel &model);

/// The move of a fix that renames a key of @p tree.
[[nodiscard]] std::optional<PathMove> keyRenamedBy(const Fix &fix, const FormModel &model,
                                                   const Tree &tree);

/// The place that a fix leaves open, until the reader was led there. The next change of the text is
/// that of the fix once it is awaited: that of a long text comes later.
class FillInPlace
{
public:
    void awaitFix() { m_isAwaited = true; }
    void giveUp() { m_isAwaited = false; }
    /// @p edits changed the text, which was @p before.
    void note(const QByteArray &before, const TextEdits &edits);
    [[nodiscard]] bool isKnown() const { return m_place.has_value(); }
    /// Its place in the bytes, which is given once.
    [[nodiscard]] qsizetype take();

private:
    bool m_isAwaited = false;
    std::optional<ByteRange> m_place;
};

} // namespace baton
