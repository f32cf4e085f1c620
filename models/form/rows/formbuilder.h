// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/formcontentbuilder.h"

namespace baton {

/// Walks a document along its schema and builds the sections of its form.
class FormBuilder
{
public:
    /// @p issues may be reused from an earlier form with the same input and state.
    FormBuilder(const FormInput &input, const FormState &state,
                std::shared_ptr<const FieldFindings> issues = nullptr);

    [[nodiscard]] FormModel build();
    /// The rows inside @p card when it is open, with the decisions for them.
    [[nodiscard]] FormModel buildContent(const FormRow &card);

private:
    /// The fields of a document by the section that they go to.
    struct SortedEntries
    {
        std::vector<FormEntry> simple;
        std::vector<FormEntry> sections; ///< each is a section of its own
        std::vector<FormEntry> unknown;  ///< the schema does not have them
        std::vector<AddChoice> choices;  ///< not shown: they can be added
    };

    void addRows();
    void nameRows();
    void addSections(NodeId root);
    [[nodiscard]] SortedEntries sorted(const std::vector<FormEntry> &entries,
                                       const FormEntry &main) const;
    void addMainSections(const std::vector<FormEntry> &entries, const FormEntry &main);
    void addGroup(const QString &id, const QString &label, const std::vector<FormEntry> &entries,
                  const QString &summary, bool isLast);
    void addSection(const FormEntry &entry, bool isLast);
    bool openSection(FormRow row, bool isLast);

    FormModel m_model;
    FormEntryReader m_reader;
    FormContentBuilder m_content;
    bool m_opensFirstSection = false;
    bool m_opensNextSection = false; ///< opens the next section: the main one of a prompt, or the
                                     ///< expected answer of a valid request
    bool m_saysRoot = false;         ///< the findings of the whole document are shown already
};

} // namespace baton
