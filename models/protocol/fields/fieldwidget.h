// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <optional>

namespace baton {

/// The editor of a field in the form. Follows from the JSON type unless the schema's x-widget says
/// otherwise.
enum class FieldWidget {
    Text,
    MultiLine,
    Code, ///< multi-line in the monospace face
    Number,
    Integer,
    Boolean, ///< yes, no or unset
    Enum,
    Time, ///< ISO 8601
    Path,
    Checksum, ///< "sha256:…" of the sibling path field
    TextList,
    ObjectList, ///< one card for each object
    Table,      ///< a list of objects with few columns
    Object,     ///< a nested section of known fields
    FreeMap,    ///< an object whose keys are free
    Raw         ///< anything else: source text
};

/// What the values of a widget are.
enum class WidgetShape { Scalar, List, Map, Any };

/// What is asked of a widget anywhere but in its editor.
struct WidgetTraits
{
    FieldWidget widget;
    QLatin1StringView name = {}; ///< value of x-widget; empty: a schema cannot ask for it
    WidgetShape shape = WidgetShape::Scalar;
    bool isMultiLine = false; ///< its editor shows several lines
    bool isChoice = false;    ///< its values are no free text, so a placeholder is an error
    bool refinesText =
        false;             ///< more than a plain line of text, so a field of an XSD takes it over
    bool fitsCell = false; ///< may be a cell of a map's table: its editor is a LineEditor

    [[nodiscard]] constexpr bool isContainer() const { return isList() || isMap(); }
    [[nodiscard]] constexpr bool isList() const { return shape == WidgetShape::List; }
    [[nodiscard]] constexpr bool isMap() const { return shape == WidgetShape::Map; }
    [[nodiscard]] constexpr bool isOneLine() const
    {
        return shape == WidgetShape::Scalar && !isMultiLine;
    }
};

[[nodiscard]] const WidgetTraits &traitsOf(FieldWidget widget);

/// The widget that a schema calls @p name ("multiline"); nothing when there is none.
[[nodiscard]] std::optional<FieldWidget> widgetNamed(const QString &name);

} // namespace baton
