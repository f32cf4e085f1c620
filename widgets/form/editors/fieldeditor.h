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

/// Edits one value: shows a field and emits the value that the reader types or chooses. Others
/// decide what to do with that value.
class FieldEditor : public QWidget
{
    Q_OBJECT

public:
    explicit FieldEditor(QWidget *parent = nullptr);

    [[nodiscard]] const FieldState &field() const { return m_field; }
    /// Shows @p field. With @p keepsTyped the text in the control stays, because it is newer.
    void setField(const FieldState &field, bool keepsTyped = false);
    /// Shows text that could not become a value.
    virtual void showTyped(const QString &) { }
    virtual void setReadOnly(bool isReadOnly);
    /// Colours the edge of the control; nothing: the normal edge.
    virtual void setEdge(std::optional<Role> role);
    /// The control that takes the keyboard first.
    [[nodiscard]] QWidget *control() const { return m_controls.front(); }
    [[nodiscard]] const std::vector<QWidget *> &controls() const { return m_controls; }
    /// Puts the edges of its controls on those of @p area; their focus ring needs space around it.
    void place(const QRect &area);
    /// The height that its controls need at @p width.
    [[nodiscard]] virtual int heightAt(int width) const;

Q_SIGNALS:
    void edited(const baton::Value &value, baton::HistoryStep step);
    void cleared();
    void refused(const QString &typed, const QString &reason);
    void inputReverted();
    /// The value is to be computed from what the document names.
    void fillRequested();
    /// See FormController::fileRequested().
    void fileRequested(const QString &folder, const baton::TakeFile &take);
    void left();
    /// The right arrow was pressed at the end of the text.
    void passed();
    void heightChanged();

protected:
    /// Makes @p control one of those that Tab goes through; the first is the one to be found.
    void addControl(QWidget *control);
    virtual void showField() = 0;
    /// Records that the reader changed the text to @p now, with the caret at @p caret.
    void noteTyped(const QString &now, int caret);
    /// The place for the caret when @p text replaces the text of the control, in which it was at
    /// @p caret: behind the new part.
    [[nodiscard]] int caretIn(const QString &text, int caret);
    /// True while the control still shows another field than field().
    [[nodiscard]] bool isOtherField() const { return m_isOtherField; }
    /// Tells that what was typed is @p value.
    void tell(const Value &value);
    bool eventFilter(QObject *watched, QEvent *event) override;

    /// The space that the focus ring takes around a control.
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
