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

/// The user's actions on the form that are not edits. They survive a rebuild of the rows.
struct FormState
{
    QHash<QString, bool> expanded; ///< by row id; the content decides for rows not listed
    QSet<JsonPointer> shown;       ///< absent optional fields that the user added
    /// The field being typed in and its editor, which stays even if another one fits better.
    std::optional<std::pair<JsonPointer, FieldWidget>> atWork;

    friend bool operator==(const FormState &, const FormState &) = default;
};

/// Hashes to find a row without reading it, since a long form has tens of thousands of rows.
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
    std::deque<FormRow> rows;  ///< a deque, because opening and closing a card inserts and removes
                               ///< rows among tens of thousands
    std::vector<RowKey> names; ///< keys of the rows
    QHash<QString, bool> expansion; ///< sections and cards that the user expanded (true) or
                                    ///< collapsed; items of a long list are collapsed by default
    QHash<JsonPointer, QString>
        groups; ///< id of the section for each field without its own section
    RowCounts total;
    std::shared_ptr<const FieldFindings>
        issues; ///< findings in rows, visible or in collapsed cards

    /// The row that edits @p path: the field's row or the table row that contains it; -1 if there
    /// is none. With @p nearest, the row of the closest ancestor.
    [[nodiscard]] int rowOf(const JsonPointer &path, bool nearest = false) const;
    [[nodiscard]] int indexOf(const QString &id) const;
    /// The field at which to start filling in the entry at @p path: its first required one.
    [[nodiscard]] JsonPointer firstFieldIn(const JsonPointer &path) const;

private:
    [[nodiscard]] int rowAt(const JsonPointer &place) const;
};

/// The input of the form.
struct FormInput
{
    const Tree *tree = nullptr;
    QByteArrayView bytes;                      ///< for rows that show source text
    std::shared_ptr<const FieldSchema> schema; ///< schema of the document's root; null if unknown
    const DocumentReport *report = nullptr;    ///< null if the document was not checked
    bool isXml = false;    ///< keys are element names or, with "@", attribute names
    bool isPrompt = false; ///< an empty value is an empty text, not null
};

/// Builds the rows. Pure. Only parts that are expanded in @p state get rows.
[[nodiscard]] FormModel buildForm(const FormInput &input, const FormState &state);

/// Fills @p field with the value at @p node of @p input; noNode for an absent value.
void readValue(FieldState &field, const FormInput &input, NodeId node);

/// The id of the row of kind @p kind at @p path.
[[nodiscard]] QString rowId(RowKind kind, const JsonPointer &path);

/// The id under which the expansion of all items of the list at @p path is stored.
[[nodiscard]] QString itemsId(const JsonPointer &path);

} // namespace baton
