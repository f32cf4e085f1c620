// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/shownhandoff.h"
#include "models/form/rows/fieldstate.h"

namespace baton {

/// The text in the focused field. The document may contain less of it: some trailing characters are
/// written with the next word, or when the field is left.
class TypedField
{
public:
    /// Notes that @p value was typed at @p path, which held @p before at the start. Returns the
    /// part to write now.
    [[nodiscard]] Value type(const JsonPointer &path, const Value &value,
                             const std::optional<Value> &before, const ShownHandoff &shown);
    [[nodiscard]] bool isAt(const JsonPointer &path) const
    {
        return m_typed && m_typed->first == path;
    }
    /// True when the field is at @p place or below it.
    [[nodiscard]] bool isIn(const JsonPointer &place) const
    {
        return m_typed && place.covers(m_typed->first);
    }
    /// True when the text means the same as @p field's value: with trailing blanks, which a prompt
    /// does not keep, or as a raw value with another spelling.
    [[nodiscard]] bool isEquivalentTo(const FieldState &field, const ShownHandoff &shown) const;
    /// The whole typed value if the document lacks a part of it.
    [[nodiscard]] std::optional<Value> unwritten(const ShownHandoff &shown) const;
    /// Ends the typing, and returns the field that was typed in.
    std::optional<JsonPointer> end();

private:
    std::optional<std::pair<JsonPointer, Value>> m_typed;
};

} // namespace baton
