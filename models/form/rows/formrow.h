// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/fieldstate.h"

#include <optional>

namespace baton {

enum class RowKind {
    Section,
    Field,
    List,      ///< head of a list: label, count and "Add"
    ListItem,  ///< scalar item of a list
    Card,      ///< head of an object, nested or in a list
    TableHead, ///< column titles
    TableRow,
    MapEntry, ///< scalar value under a free key
    AddEntry, ///< input for a new key, below the entries of a map
    Heading,  ///< heading "Other fields"
    AddField
};

/// The numbers of findings and open values below a section or card.
struct RowCounts
{
    int errors = 0;
    int warnings = 0;
    int notes = 0;
    int open = 0; ///< values still to be filled in

    [[nodiscard]] bool hasFindings() const { return errors + warnings + notes > 0; }

    RowCounts &operator+=(const RowCounts &other)
    {
        errors += other.errors;
        warnings += other.warnings;
        notes += other.notes;
        open += other.open;
        return *this;
    }

    friend bool operator==(const RowCounts &, const RowCounts &) = default;
};

/// An absent field that the user may add.
struct AddChoice
{
    JsonPointer path;
    QString label;
    QString help;
    bool isSuggested = false;

    friend bool operator==(const AddChoice &, const AddChoice &) = default;
};

/// One line of the form. A form is a flat list of rows, so that only visible ones need widgets.
struct FormRow
{
    RowKind kind = RowKind::Field;
    QString id; ///< stable while kind and path stay the same
    FieldState field;
    int depth = 0;            ///< number of enclosing cards
    int endsCards = 0;        ///< number of cards that end with this row
    bool endsSection = false; ///< last row of its section
    bool isExpanded = false;  ///< for sections and cards
    bool isListItem = false;  ///< can be moved, duplicated and removed
    bool isFirst = false;     ///< first among its siblings in a list or map
    bool isLast = false;
    QString summary; ///< one muted line for sections and cards
    int labelLine =
        -1; ///< line of the entry's multi-line label (in summary) that this row shows; -1 if none
    bool isSummaryRequired = false; ///< the label gets a star
    QString widestKey;              ///< longest key among the entries of the map
    QString tag;                    ///< first enum value of a card
    std::optional<Severity> tagSeverity;
    int itemCount = 0;              ///< number of items, for lists
    RowCounts tally;                ///< for sections and cards
    std::vector<FieldState> cells;  ///< cells of a table row; the head uses only their labels
    std::vector<AddChoice> choices; ///< for AddField

    friend bool operator==(const FormRow &, const FormRow &) = default;
};

} // namespace baton
