// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/formentryreader.h"

namespace baton {

/// Builds the rows inside a section or card: fields, lists, tables, maps and cards.
class FormContentBuilder
{
public:
    /// Adds rows to @p model. @p reader and @p model must outlive this object.
    FormContentBuilder(const FormEntryReader &reader, FormModel &model)
        : m_reader(reader)
        , m_model(model)
    {
    }

    /// Adds the rows of the object @p object. @p name is the title of its section or card; empty
    /// for a list entry.
    void addFields(const std::vector<FormEntry> &entries, const JsonPointer &object,
                   const QString &name, int depth);
    void addEntry(const FormEntry &entry, int depth);
    /// Adds the rows in a card: the fields of @p content if it is an object, otherwise one row.
    void addContent(const FormEntry &content, bool isObject, int depth);
    void addChoices(const std::vector<AddChoice> &choices, const JsonPointer &object,
                    const QString &title, int depth);
    /// Returns whether the row @p id is expanded, and stores the result in the model.
    [[nodiscard]] bool decide(const QString &id, bool byDefault);

private:
    void addList(const FormEntry &entry, FieldWidget widget, int depth);
    void addItems(const FormEntry &list, int depth);
    void addTable(const FormEntry &list, int depth);
    void addMap(const FormEntry &entry, int depth);
    void addMapTable(const FormEntry &map, const std::vector<FormEntry> &entries, int depth);
    void addCard(const FormEntry &entry, FormRow row);

    const FormEntryReader &m_reader;
    FormModel &m_model;
};

} // namespace baton
