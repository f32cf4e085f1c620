// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/formrow.h"
#include "models/tree/tree.h"

#include <QHash>
#include <QSet>

#include <deque>
#include <memory>
#include <optional>

namespace baton {

class FieldFindings;
struct DocumentReport;

/// The user's actions on the form that are no edits; they survive rebuilding the rows.
struct FormState
{
    QHash<QString, bool> expanded; ///< by row id; the content decides for all other rows
    QSet<JsonPointer> shown;       ///< absent optional fields that the user added
    /// The field that is being typed in and its editor, which stays even if another fits better.
    std::optional<std::pair<JsonPointer, FieldWidget>> atWork;

    friend bool operator==(const FormState &, const FormState &) = default;
};

/// The key that finds a row without reading it: a long form has tens of thousands of rows.
struct RowKey
{
    quint64 id = 0;    ///< hash of FormRow::id
    quint64 place = 0; ///< hash of the field's path

    RowKey() = default;
    explicit RowKey(const FormRow &row);
};

/// The form of one document: its rows from top to bottom.
struct FormModel
{
    std::shared_ptr<const FieldSchema> schema; ///< owner of the schemas that rows point to
    std::deque<FormRow> rows;           ///< a deque: cards open and close between tens of thousands
    std::vector<RowKey> names;          ///< names of the rows
    QHash<QString, bool> expansion;     ///< sections and cards that the user expanded (true) or
                                        ///< collapsed; others of a long list are collapsed
    QHash<JsonPointer, QString> groups; ///< section of each field that has no section of its own
    RowCounts total;
    std::shared_ptr<const FieldFindings>
        issues; ///< findings in rows, visible or in collapsed cards

    /// The row that edits @p path: the row itself, or the table row that holds it; -1 when there is
    /// none. With @p nearest the closest row above it in the document counts.
    [[nodiscard]] int rowOf(const JsonPointer &path, bool nearest = false) const;
    [[nodiscard]] int indexOf(const QString &id) const;
    /// The field to begin with when filling in the entry at @p path: its first required one.
    [[nodiscard]] JsonPointer firstFieldIn(const JsonPointer &path) const;

private:
    [[nodiscard]] int rowAt(const JsonPointer &place) const;
};

/// The input of the form.
struct FormInput
{
    const Tree *tree = nullptr;
    QByteArrayView bytes;                      ///< for rows that show source text
    std::shared_ptr<const FieldSchema> schema; ///< schema of the document's root; null: unknown
    const DocumentReport *report = nullptr;    ///< null: not checked
    bool isXml = false;    ///< keys are names of elements, and with "@" of attributes
    bool isPrompt = false; ///< an empty value is an empty text, not null
};

/// Builds the rows. Pure; only expanded parts of @p state get rows.
[[nodiscard]] FormModel buildForm(const FormInput &input, const FormState &state);

/// Fills @p field with the value at @p node of @p input; noNode: absent.
void readValue(FieldState &field, const FormInput &input, NodeId node);

/// The id of the row of @p kind at @p path.
[[nodiscard]] QString rowId(RowKind kind, const JsonPointer &path);

/// The id under which the expansion of all items of the list at @p path is stored.
[[nodiscard]] QString itemsId(const JsonPointer &path);

} // namespace baton
