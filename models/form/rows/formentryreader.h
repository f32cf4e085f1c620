// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/fieldfindings.h"

namespace baton {

/// Reads the entries of a document and its schema for the rows of the form.
class FormEntryReader
{
public:
    /// @p issues may be reused from an earlier form with the same input and state.
    FormEntryReader(const FormInput &input, const FormState &state,
                    std::shared_ptr<const FieldFindings> issues);

    [[nodiscard]] const FormInput &input() const { return m_input; }
    [[nodiscard]] const FormState &state() const { return m_state; }
    [[nodiscard]] const Tree &tree() const { return m_tree; }
    /// The findings by field; never null.
    [[nodiscard]] const std::shared_ptr<const FieldFindings> &issues() const { return m_issues; }

    [[nodiscard]] std::vector<NodeId> childrenOf(NodeId id) const;
    /// The fields of @p object in document order. An absent field follows the one before it in the
    /// schema; unknown fields come last.
    [[nodiscard]] std::vector<FormEntry> fieldsOf(NodeId object, const JsonPointer &path,
                                                  const FieldSchema *schema) const;
    /// The entry that the card of @p item shows. For an item with alternatives, the one in it.
    [[nodiscard]] FormEntry alternativeOf(const FormEntry &item) const;
    /// True if @p content of the card at @p card is an object with its own fields.
    [[nodiscard]] bool isContentObject(const FormEntry &content, const JsonPointer &card) const;
    /// False for an absent optional entry that was not requested.
    [[nodiscard]] bool isShown(const FormEntry &entry) const;
    /// The placeholder without quotes, such as [Task name], that YAML reads as the list or map at
    /// @p entry; empty if it is none.
    [[nodiscard]] QString unquotedPlaceholder(const FormEntry &entry) const;
    [[nodiscard]] FieldWidget widgetOf(const FormEntry &entry) const;
    [[nodiscard]] QString labelOf(const FormEntry &entry) const;
    [[nodiscard]] AddChoice choiceOf(const FormEntry &entry) const;
    [[nodiscard]] FieldState fieldOf(const FormEntry &entry) const;
    [[nodiscard]] FormRow rowOf(RowKind kind, const FormEntry &entry, int depth) const;
    /// A row about an object without its findings, which another row shows.
    [[nodiscard]] static FormRow bareRow(RowKind kind, const JsonPointer &path, int depth);

private:
    [[nodiscard]] bool isListOfTexts(const FormEntry &entry) const;
    [[nodiscard]] bool isRequired(const FormEntry &entry) const;

    const Tree &m_tree;
    const FormInput &m_input;
    const FormState &m_state;
    std::shared_ptr<const FieldFindings> m_issues;
};

/// True for editors whose values get their own section at the top level of a document.
[[nodiscard]] bool isSectionWidget(FieldWidget widget);

} // namespace baton
