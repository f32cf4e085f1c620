// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/fields/fieldwidget.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr WidgetTraits widgets[]{
    {.widget = FieldWidget::Text, .name = "text"_L1, .fitsCell = true},
    {.widget = FieldWidget::MultiLine,
     .name = "multiline"_L1,
     .isMultiLine = true,
     .refinesText = true},
    {.widget = FieldWidget::Code, .name = "code"_L1, .isMultiLine = true, .refinesText = true},
    {.widget = FieldWidget::Number, .isChoice = true, .fitsCell = true},
    {.widget = FieldWidget::Integer, .isChoice = true, .fitsCell = true},
    {.widget = FieldWidget::Boolean, .isChoice = true},
    {.widget = FieldWidget::Enum, .isChoice = true},
    {.widget = FieldWidget::Time, .name = "time"_L1, .isChoice = true, .refinesText = true},
    {.widget = FieldWidget::Path, .name = "path"_L1, .refinesText = true},
    {.widget = FieldWidget::Checksum, .name = "checksum"_L1},
    {.widget = FieldWidget::TextList, .name = "text-list"_L1, .shape = WidgetShape::List},
    {.widget = FieldWidget::ObjectList, .name = "cards"_L1, .shape = WidgetShape::List},
    {.widget = FieldWidget::Table, .name = "table"_L1, .shape = WidgetShape::List},
    {.widget = FieldWidget::Object, .shape = WidgetShape::Map},
    {.widget = FieldWidget::FreeMap, .name = "free-map"_L1, .shape = WidgetShape::Map},
    {.widget = FieldWidget::Raw, .name = "raw"_L1, .shape = WidgetShape::Any},
};

/// True if each widget has one row, in the order of the enumeration.
constexpr bool areComplete()
{
    for (size_t i = 0; i < std::size(widgets); ++i) {
        if (widgets[i].widget != static_cast<FieldWidget>(i)) {
            return false;
        }
    }
    return std::size(widgets) == static_cast<size_t>(FieldWidget::Raw) + 1;
}
static_assert(areComplete());

} // namespace

const WidgetTraits &traitsOf(FieldWidget widget)
{
    return widgets[static_cast<size_t>(widget)];
}

std::optional<FieldWidget> widgetNamed(const QString &name)
{
    const auto found = std::ranges::find_if(
        widgets, [&name](const WidgetTraits &traits) { return traits.name == name; });
    return name.isEmpty() || found == std::end(widgets) ? std::nullopt
                                                        : std::optional(found->widget);
}

} // namespace baton
