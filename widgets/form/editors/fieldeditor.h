// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/buffer/undogrouping.h"
#include "models/form/rows/fieldstate.h"
#include "models/form/rows/filereference.h"
#include "widgets/form/fields/textcontrol.h"
#include "widgets/style/theme.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace baton {

/// Edits one value: shows a field and emits the value that the user types or chooses. The receiver
/// decides what to do with it.
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    explicit FieldEditor(QWidget *parent = nullptr);

    [[nodiscard]] const FieldState &field() const { return m_field; }
    /// Shows @p field. With @p keepsTyped the text of the control stays, because it is newer.
    void setField(const FieldState &field, bool keepsTyped = false);
    /// Shows a text that could not be converted to a value.
    virtual void showTyped(const QString &) { }
    virtual void setReadOnly(bool isReadOnly);
    /// Sets the border colour of the control; nullopt for the normal border.
    virtual void setEdge(std::optional<Role> role);
    /// The control that gets the focus first.
    [[nodiscard]] QWidget *control() const { return m_controls.front(); }
    [[nodiscard]] const std::vector<QWidget *> &controls() const { return m_controls; }
    /// Aligns the borders of its controls with @p area; focus rings need space around it.
    void place(const QRect &area);
    /// The height that its controls require at @p width.
    [[nodiscard]] virtual int heightAt(int width) const;

Q_SIGNALS:
    void edited(const baton::Value &value, baton::HistoryStep step);
    void cleared();
    void rejected(const QString &typed, const QString &reason);
    void inputReverted();
    /// Requests that the value is computed from the file to which the document refers.
    void fillRequested();
    /// See FormController::fileRequested().
    void fileRequested(const QString &folder, const baton::TakeFile &take);
    void left();
    /// Emitted when the right arrow key was pressed at the end of the text.
    void passed();
    void heightChanged();

protected:
    /// Adds @p control to the Tab order; the first control is control().
    void addControl(QWidget *control);
    virtual void showField() = 0;
    /// Records that the user changed the text to @p now, with the caret at @p caret.
    void noteTyped(const QString &now, int caret);
    /// The caret position after @p text replaced the text of the control, in which it was at @p
    /// caret: after the new part.
    [[nodiscard]] int caretIn(const QString &text, int caret);
    /// True while the control still shows another field than field().
    [[nodiscard]] bool isOtherField() const { return m_isOtherField; }
    /// Emits @p value as the value that was typed.
    void tell(const Value &value);
    bool eventFilter(QObject *watched, QEvent *event) override;

    /// The space for the focus ring around a control.
    static constexpr int ringSpace = 2;

private:
    void selectPlaceholder();
    void leave(Qt::FocusReason reason);
    bool handleKey(const QKeyEvent &key);
    [[nodiscard]] bool isAtEnd() const;

    FieldState m_field;
    std::vector<QWidget *> m_controls;
    bool m_isOtherField = true; ///< the control still shows the text of another field
    QString m_text;             ///< text of the control
    UndoGrouping m_steps;
    SelectionRange m_selected;                ///< selection at the time of the mouse press
    HistoryStep m_step = HistoryStep::GoesOn; ///< undo step of the text typed since the last tell()
};

} // namespace baton
