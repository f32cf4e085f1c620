// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/shownhandoff.h"
#include "models/form/rows/fieldstate.h"

namespace baton {

/// The text in the focused field. The document may contain less of it: some trailing characters are
/// written together with the next word, or when the field is left.
class TypedField
{
public:
    /// Records that @p value was typed at @p path, whose value was @p before at the start. Returns
    /// the part to write now.
    [[nodiscard]] Value type(const JsonPointer &path, const Value &value,
                             const std::optional<Value> &before, const ShownHandoff &shown);
    [[nodiscard]] bool isAt(const JsonPointer &path) const
    {
        return m_typed && m_typed->first == path;
    }
    /// True if the field is at @p place or below it.
    [[nodiscard]] bool isIn(const JsonPointer &place) const
    {
        return m_typed && place.covers(m_typed->first);
    }
    /// True if the text is equivalent to the value of @p field: except for trailing blanks, which a
    /// prompt does not keep, or as a raw value with another spelling.
    [[nodiscard]] bool isEquivalentTo(const FieldState &field, const ShownHandoff &shown) const;
    /// The whole typed value if the document lacks a part of it; else nullopt.
    [[nodiscard]] std::optional<Value> unwritten(const ShownHandoff &shown) const;
    /// Ends typing and returns the path of the field.
    std::optional<JsonPointer> end();

private:
    std::optional<std::pair<JsonPointer, Value>> m_typed;
};

} // namespace baton
