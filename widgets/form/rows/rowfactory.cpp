// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rows/rowfactory.h"

#include "widgets/form/rows/addentryrow.h"
#include "widgets/form/rows/addfieldrow.h"
#include "widgets/form/rows/cardrow.h"
#include "widgets/form/rows/listitemrow.h"
#include "widgets/form/rows/listrow.h"
#include "widgets/form/rows/mapentryrow.h"
#include "widgets/form/rows/sectionrow.h"
#include "widgets/form/rows/tablerow.h"

namespace baton {

std::unique_ptr<RowWidget> createRow(const FormRow &row, FormController &controller)
{
    switch (row.kind) {
    case RowKind::Section:
        return std::make_unique<SectionRow>(controller);
    case RowKind::Field:
        return std::make_unique<FieldRow>(controller, row.field);
    case RowKind::List:
        return std::make_unique<ListRow>(controller);
    case RowKind::ListItem:
        return std::make_unique<ListItemRow>(controller, row.field);
    case RowKind::Card:
        return std::make_unique<CardRow>(controller);
    case RowKind::TableHead:
        return std::make_unique<TableHeadRow>(controller);
    case RowKind::TableRow:
        return std::make_unique<TableRow>(controller, row.cells);
    case RowKind::MapEntry:
        return std::make_unique<MapEntryRow>(controller, row.field);
    case RowKind::AddEntry:
        return std::make_unique<AddEntryRow>(controller);
    case RowKind::Heading:
        return std::make_unique<HeadingRow>(controller);
    case RowKind::AddField:
        return std::make_unique<AddFieldRow>(controller);
    }
    return nullptr;
}

} // namespace baton
