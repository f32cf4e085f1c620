// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"

#include <optional>

namespace baton {

class FormPane;
class SourcePane;

/// Shows in both panes what undo and redo changed, wherever they were asked for.
class StepNavigation
{
public:
    /// All of them must outlive it.
    StepNavigation(EditorDocument &document, FormPane &form, SourcePane &source)
        : m_document(document)
        , m_form(form)
        , m_source(source)
    {
    }

    /// A step that is not at its end made @p edits.
    void record(const TextEdits &edits);
    /// The step is at its end. The form follows the caret while the source has the keyboard; else
    /// it goes to the field itself, before the next key. Where all of a long text would have to be
    /// read for that, the focus stays.
    void show(bool isInForm);
    /// The revision that the last step made.
    [[nodiscard]] quint64 revision() const { return m_revision; }

private:
    EditorDocument &m_document;
    FormPane &m_form;
    SourcePane &m_source;
    std::optional<qsizetype> m_place; ///< offset changed by the running undo step
    SnapshotPtr m_before;             ///< snapshot before that step
    quint64 m_revision = 0;
};

} // namespace baton
