// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <optional>

namespace baton {

/// The editor of a field in the form. Determined by the JSON type unless the schema has x-widget.
enum class FieldWidget {
    Text,
    MultiLine,
    Code, ///< multi-line text in a monospace font
    Number,
    Integer,
    Boolean, ///< yes, no or unset
    Enum,
    Time, ///< ISO 8601
    Path,
    Checksum, ///< "sha256:…" of the file in the sibling path field
    TextList,
    ObjectList, ///< one card for each object
    Table,      ///< a list of objects with few columns
    Object,     ///< a nested section of known fields
    FreeMap,    ///< an object with arbitrary keys
    Raw         ///< any other value, as source text
};

/// The shape of a widget's values.
enum class WidgetShape { Scalar, List, Map, Any };

/// The properties of a widget that matter outside of its editor.
struct WidgetTraits
{
    FieldWidget widget;
    QLatin1StringView name = {}; ///< value of x-widget; empty if a schema cannot request it
    WidgetShape shape = WidgetShape::Scalar;
    bool isMultiLine = false; ///< its editor shows several lines
    bool isChoice = false;    ///< values are not free text, so a placeholder is an error
    bool refinesText =
        false; ///< more specific than a plain line of text, so an XSD field may adopt it
    bool fitsCell = false; ///< may be a table cell, because its editor is a LineEditor

    [[nodiscard]] constexpr bool isContainer() const { return isList() || isMap(); }
    [[nodiscard]] constexpr bool isList() const { return shape == WidgetShape::List; }
    [[nodiscard]] constexpr bool isMap() const { return shape == WidgetShape::Map; }
    [[nodiscard]] constexpr bool isOneLine() const
    {
        return shape == WidgetShape::Scalar && !isMultiLine;
    }
};

[[nodiscard]] const WidgetTraits &traitsOf(FieldWidget widget);

/// The widget with the x-widget name @p name, such as "multiline"; nullopt if there is none.
[[nodiscard]] std::optional<FieldWidget> widgetNamed(const QString &name);

} // namespace baton
