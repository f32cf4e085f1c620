// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/fieldstate.h"

#include <optional>

namespace baton {

enum class RowKind {
    Section,
    Field,
    List,      ///< head of a list: label, count, "Add"
    ListItem,  ///< a scalar of a list
    Card,      ///< head of an object: of a list of objects, or a nested object
    TableHead, ///< the names of the columns
    TableRow,
    MapEntry, ///< a free key with a scalar value
    AddEntry, ///< below the entries of a free map
    Heading,  ///< "Other fields"
    AddField
};

/// The counts below a section or a card.
struct RowCounts
{
    int errors = 0;
    int warnings = 0;
    int notes = 0;
    int open = 0; ///< values that are still to be filled in

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

/// An absent field that may be added.
struct AddChoice
{
    JsonPointer path;
    QString label;
    QString help;
    bool isSuggested = false;

    friend bool operator==(const AddChoice &, const AddChoice &) = default;
};

/// One line of the form. A form is a flat list of them, so that only those in view need widgets.
struct FormRow
{
    RowKind kind = RowKind::Field;
    QString id; ///< stable while the place stays: kind and path
    FieldState field;
    int depth = 0;            ///< number of cards around this row's content
    int endsCards = 0;        ///< number of cards whose last row this is
    bool endsSection = false; ///< the last row before the next section
    bool isExpanded = false;  ///< sections and cards
    bool isListItem = false;  ///< may be moved, duplicated and removed
    bool isFirst = false;     ///< of its siblings in a list or map
    bool isLast = false;
    QString summary;    ///< of a section or card: one muted line
    int labelLine = -1; ///< entries of a map carry its label in summary: which line of it this has
    bool isSummaryRequired = false; ///< the label has a star
    QString widestKey;              ///< of the entries of the same map
    QString tag;                    ///< of a card: its first enum value
    std::optional<Severity> tagSeverity;
    int itemCount = 0;              ///< of a list
    RowCounts tally;                ///< of a section or card
    std::vector<FieldState> cells;  ///< of a table row; of its head only the labels count
    std::vector<AddChoice> choices; ///< of AddField

    friend bool operator==(const FormRow &, const FormRow &) = default;
};

} // namespace baton
