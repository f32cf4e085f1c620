// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/editors/fieldeditor.h"

class QPlainTextEdit;

namespace baton {

/// An editor for text of several lines. Its height follows the text, within limits.
class MultiLineEditor : public FieldEditor
{
    Q_OBJECT

public:
    explicit MultiLineEditor(bool isCode, QWidget *parent = nullptr);

    void showTyped(const QString &typed) override { setText(typed); }
    void setReadOnly(bool isReadOnly) override;
    [[nodiscard]] int heightAt(int width) const override;

protected:
    void showField() override;
    /// The text that shows the field's value.
    [[nodiscard]] virtual QString shownText() { return field().text; }
    /// Applies the typed text; by default as the text of the field.
    virtual void take(const QString &typed);
    /// The exact text: QPlainTextEdit::toPlainText() would replace non-breaking spaces.
    [[nodiscard]] QString text() const;
    [[nodiscard]] QPlainTextEdit &edit() const { return *m_edit; }

private:
    void showHint();
    class Edit;
    void setText(const QString &text);

    bool m_isCode;
    QPlainTextEdit *m_edit;
    bool m_isShowing = false;
};

} // namespace baton
