// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/fieldfindings.h"

namespace baton {

/// Walks a document beside its schema and lays down the rows of its form.
class FormBuilder
{
public:
    /// Known @p issues of that input and state need not be gathered again.
    FormBuilder(const FormInput &input, const FormState &state,
                std::shared_ptr<const FieldFindings> issues = nullptr);

    [[nodiscard]] FormModel build();
    /// The rows that @p card has below itself when it is open, with what was decided of them.
    [[nodiscard]] FormModel buildContent(const FormRow &card);

private:
    void addRows();
    void nameRows();
    void addSections(NodeId root);
    void addMainSections(const std::vector<FormEntry> &entries, const FormEntry &main);
    void addGroup(const QString &id, const QString &label, const std::vector<FormEntry> &entries,
                  const QString &summary, bool isLast);
    void addSection(const FormEntry &entry, bool isLast);
    bool openSection(FormRow row, bool isLast);

    /// Into the object @p object, which its section or card calls @p name; empty: the entry of a
    /// list.
    void addFields(const std::vector<FormEntry> &entries, const JsonPointer &object,
                   const QString &name, int depth);
    void addEntry(const FormEntry &entry, int depth);
    void addList(const FormEntry &entry, FieldWidget widget, int depth);
    void addItems(const FormEntry &list, int depth);
    void addTable(const FormEntry &list, int depth);
    void addMap(const FormEntry &entry, int depth);
    void addMapTable(const FormEntry &map, const std::vector<FormEntry> &entries, int depth);
    void addCard(const FormEntry &entry, FormRow row);
    void addContent(const FormEntry &content, bool isObject, int depth);
    void addChoices(const std::vector<AddChoice> &choices, const JsonPointer &object,
                    const QString &title, int depth);

    [[nodiscard]] FormEntry alternativeOf(const FormEntry &item) const;
    [[nodiscard]] QString unquotedPlaceholder(const FormEntry &entry) const;
    [[nodiscard]] bool isListOfTexts(const FormEntry &entry) const;
    [[nodiscard]] FieldWidget widgetOf(const FormEntry &entry) const;
    [[nodiscard]] QString labelOf(const FormEntry &entry) const;
    [[nodiscard]] AddChoice choiceOf(const FormEntry &entry) const;
    [[nodiscard]] FieldState fieldOf(const FormEntry &entry) const;
    [[nodiscard]] FormRow rowOf(RowKind kind, const FormEntry &entry, int depth) const;
    [[nodiscard]] static FormRow bareRow(RowKind kind, const JsonPointer &path, int depth);
    [[nodiscard]] bool isRequired(const FormEntry &entry) const;
    [[nodiscard]] bool isShown(const FormEntry &entry) const;
    [[nodiscard]] bool decide(const QString &id, bool byDefault);
    [[nodiscard]] bool isContentObject(const FormEntry &content, const JsonPointer &card) const;
    [[nodiscard]] std::vector<NodeId> childrenOf(NodeId id) const;
    [[nodiscard]] std::vector<FormEntry> fieldsOf(NodeId object, const JsonPointer &path,
                                                  const FieldSchema *schema) const;

    static const Tree s_empty;
    const Tree &m_tree;
    const FormInput &m_input;
    const FormState &m_state;
    std::shared_ptr<const FieldFindings> m_issues;
    FormModel m_model;
    bool m_opensFirstSection = false;
    bool m_opensNextSection = false; ///< a request that is fine is shown with what it asks for
    bool m_saysRoot = false;         ///< a section has the findings about the whole document
};

/// True for values that make a section of their own at the top of a document.
[[nodiscard]] bool isSectionWidget(FieldWidget widget);

} // namespace baton
