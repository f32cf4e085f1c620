// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/shownhandoff.h"
#include "models/form/rows/fieldstate.h"

namespace baton {

/// The text in the field that has the focus. The document may hold less of it: some ends of a text
/// are written with the next word only, or once the field is left.
class TypedField
{
public:
    /// @p value was typed at @p path, which held @p before when that began: gives what of it is
    /// written now.
    [[nodiscard]] Value type(const JsonPointer &path, const Value &value,
                             const std::optional<Value> &before, const ShownHandoff &shown);
    [[nodiscard]] bool isAt(const JsonPointer &path) const
    {
        return m_typed && m_typed->first == path;
    }
    /// True when it is in the field at @p place or below it.
    [[nodiscard]] bool isIn(const JsonPointer &place) const
    {
        return m_typed && place.covers(m_typed->first);
    }
    /// True when it says what @p field says, in other words: with blanks at the ends, which a
    /// prompt does not keep, or as a raw value that is spelt otherwise.
    [[nodiscard]] bool isEquivalentTo(const FieldState &field, const ShownHandoff &shown) const;
    /// All that was typed, where the document lacks something of it.
    [[nodiscard]] std::optional<Value> unwritten(const ShownHandoff &shown) const;
    /// Ends the typing, and returns the field that was typed in.
    std::optional<JsonPointer> end();

private:
    std::optional<std::pair<JsonPointer, Value>> m_typed;
};

} // namespace baton
