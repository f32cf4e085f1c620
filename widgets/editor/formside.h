// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

namespace baton {

class DocumentChooser;
class EditorDocument;
class FormPane;
class PaneHeader;

/// The form of a document below its header and the choice of its handoffs.
class FormSide final : public QWidget
{
    Q_OBJECT

public:
    /// @p document has to outlive this.
    explicit FormSide(EditorDocument &document, QWidget *parent = nullptr);

    [[nodiscard]] FormPane *form() const { return m_form; }
    [[nodiscard]] DocumentChooser *chooser() const { return m_chooser; }
    /// Sets whether the form shows the last valid state instead of the text.
    void setStale(bool isStale);

protected:
    bool focusNextPrevChild(bool next) override;

private:
    PaneHeader *m_header;
    DocumentChooser *m_chooser;
    FormPane *m_form;
};

} // namespace baton
