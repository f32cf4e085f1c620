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
    QString tail = {};   ///< muted, behind the text on its line
    QString detail = {}; ///< a second line, muted
    Status shape = Status::None;
    Status detailShape = Status::None; ///< gives the second line its shape and colour
    Look look = Look::Plain;
    QVariant sort = {};  ///< the raw value; invalid: the text
    QString spoken = {}; ///< meaning of the shape, for screen readers

    friend bool operator==(const TableCell &, const TableCell &) = default;
};

struct SessionTableRow
{
    QString key; ///< the same for the same thing before and after a change
    std::vector<TableCell> cells;
    Evidence evidence = {}; ///< place that activating the row opens
    QString toolTip = {};   ///< empty: the cell's text
    int position = -1;      ///< in the session's list of its sort
    bool isFaded = false;

    friend bool operator==(const SessionTableRow &, const SessionTableRow &) = default;
};

using SessionRows = std::vector<SessionTableRow>;

struct SessionColumn
{
    QString title;
    bool isRight = false; ///< numbers
    bool isName = false;  ///< shortened in the middle, and before columns that are none
    QString brief = {};   ///< the title where all of it has no room
};

using SessionColumns = std::vector<SessionColumn>;

} // namespace baton
