// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"

#include <optional>

namespace baton {

class FormPane;
class SourcePane;

/// Shows the change of an undo or redo in both panes, wherever it was triggered.
class StepNavigation
{
public:
    /// All arguments must outlive it.
    StepNavigation(EditorDocument &document, FormPane &form, SourcePane &source)
        : m_document(document)
        , m_form(form)
        , m_source(source)
    {
    }

    /// Records the @p edits of an unfinished step.
    void record(const TextEdits &edits);
    /// Ends the step. While the source has the focus, the form follows the caret; otherwise the
    /// form focuses the changed field before the next key press. The focus stays if this would
    /// require parsing a long text completely.
    void show(bool isInForm);
    /// The revision that the last step created.
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
