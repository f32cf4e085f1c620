// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/displaystatus.h"
#include "models/values/evidence.h"

#include <QString>
#include <QVariant>

#include <vector>

namespace baton {

/// The contents of one cell of a session's table, ready to be drawn.
struct TableCell
{
    enum class Look { Plain, Muted, Link, Measured };

    QString text;
    QString tail = {};   ///< muted text behind the text on the same line
    QString detail = {}; ///< second line, muted
    Status shape = Status::None;
    Status detailShape = Status::None; ///< shape and colour of the second line
    Look look = Look::Plain;
    QVariant sort = {};  ///< raw value to sort by; if invalid, the text is used
    QString spoken = {}; ///< the shape in words, for screen readers

    friend bool operator==(const TableCell &, const TableCell &) = default;
};

struct SessionTableRow
{
    QString key; ///< identifies the row across changes
    std::vector<TableCell> cells;
    Evidence evidence = {}; ///< place to open when the row is activated
    QString toolTip = {};   ///< empty for the text of the cell
    int position = -1;      ///< position in the session's list
    bool isFaded = false;

    friend bool operator==(const SessionTableRow &, const SessionTableRow &) = default;
};

using SessionRows = std::vector<SessionTableRow>;

struct SessionColumn
{
    QString title;
    bool isRight = false; ///< right-aligned, for numbers
    bool isName =
        false; ///< a file name: elided in the middle and shown in preference to other columns
    QString brief = {}; ///< short form of the title
};

using SessionColumns = std::vector<SessionColumn>;

} // namespace baton
