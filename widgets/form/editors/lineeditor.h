// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/editors/fieldeditor.h"

class QHBoxLayout;
class QLineEdit;

namespace baton {

/// An editor for one line of text. Subclasses for other types convert between text and value.
class LineEditor : public FieldEditor
{
    Q_OBJECT

public:
    explicit LineEditor(QWidget *parent = nullptr);

    void showTyped(const QString &typed) override { setText(typed); }
    void setReadOnly(bool isReadOnly) override;
    /// Shows the line without a border, for a cell that draws one.
    void setFlat(bool isFlat);
    [[nodiscard]] QLineEdit &line() const { return *m_line; }

protected:
    void showField() override;
    /// The value of the text @p typed, or the reason why it is not a value. Here a text.
    [[nodiscard]] virtual Result<Value> meaningOf(const QString &typed) const;
    /// Enters @p text as if it had been typed.
    void type(const QString &text);
    /// Applies @p typed, the text of the line, as the new value.
    void take(const QString &typed);
    void addWidget(QWidget *widget);
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showHint();
    void showButtons();
    void setText(const QString &text);

    QHBoxLayout *m_layout;
    QLineEdit *m_line;
    QList<QWidget *> m_buttons;
    bool m_isFlat = false;
};

} // namespace baton
