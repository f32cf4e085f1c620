// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/formcontroller.h"
#include "widgets/form/rows/rowgeometry.h"
#include "widgets/style/theme.h"

#include <QWidget>

class QAbstractButton;

namespace baton {

class FieldLabel;
class FindingLine;

/// The widget of one row of the form: its content, its messages, and the edges of the surrounding
/// cards.
class RowWidget : public QWidget
{
    Q_OBJECT

public:
    explicit RowWidget(FormController &controller);
    ~RowWidget() override;

    [[nodiscard]] const FormRow &row() const { return m_row; }
    [[nodiscard]] bool isStale() const { return m_isStale; }
    void setRow(const FormRow &row, bool isStale);
    /// Marks the place of the source's caret. A root pointer means that it is not in this row.
    void setMirrored(const JsonPointer &path);
    [[nodiscard]] const JsonPointer &mirrored() const { return m_mirrored; }
    /// False if @p row needs another type of widget.
    [[nodiscard]] virtual bool canShow(const FormRow &row) const { return row.kind == m_row.kind; }
    /// The stops of Tab, from first to last: fields, and their fixes.
    [[nodiscard]] std::vector<QWidget *> stops();
    /// Focuses the first button that Tab skips.
    void focusFirstButton();
    /// The control that edits @p path, or the first of the row.
    [[nodiscard]] virtual QWidget *controlFor(const JsonPointer &path);
    /// True if pressing the mouse there starts to drag the row.
    [[nodiscard]] virtual bool isHandle(QPoint) const { return false; }

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void dragStarted(QPoint globalPosition);
    void dragMoved(QPoint globalPosition);
    void dragEnded(QPoint globalPosition, bool isDropped);

protected:
    [[nodiscard]] FormController &controller() const { return m_controller; }
    /// The geometry at @p width. A label with a word that is too wide for its column is above its
    /// field.
    [[nodiscard]] RowGeometry geometryAt(int width) const;
    [[nodiscard]] virtual const FieldLabel *label() const { return nullptr; }

    virtual void showRow() = 0;
    [[nodiscard]] virtual int contentHeight(const RowGeometry &geometry) const = 0;
    virtual void place(const RowGeometry &geometry, int top) = 0;
    [[nodiscard]] virtual std::vector<QWidget *> contentStops() { return {}; }
    /// The left edge of the messages.
    [[nodiscard]] virtual int issueLeft(const RowGeometry &geometry) const
    {
        return geometry.field;
    }
    /// The top of the messages below the field.
    [[nodiscard]] virtual int issuesTop(const RowGeometry &geometry) const
    {
        return contentHeight(geometry);
    }
    /// The values that the row edits.
    [[nodiscard]] virtual std::vector<FieldState> fields() const { return {m_row.field}; }
    /// The messages below the row. Those about rejected texts come first.
    [[nodiscard]] virtual std::vector<FieldFinding> issues() const;
    [[nodiscard]] std::vector<FieldFinding> rejections() const;
    [[nodiscard]] std::optional<Role> edge() const { return edgeOf(m_row.field); }
    [[nodiscard]] std::optional<Role> edgeOf(const FieldState &field) const;
    [[nodiscard]] QString explanation(const FieldState &field) const;
    [[nodiscard]] Role ink(Role role) const { return m_isStale ? Role::Disabled : role; }
    /// Updates height and layout after a change of the content.
    void contentChanged();
    [[nodiscard]] bool isDragging() const { return m_isDragging; }

    /// Moves, duplicates or removes a list item with the keyboard. True if it handled @p event.
    bool handleItemKey(QKeyEvent &event);
    void showItemMenu(QPoint globalPosition);

    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void showIssues();
    [[nodiscard]] QList<QAbstractButton *> asides() const;
    /// True if @p field shows a rejected text: findings on the document's value do not apply to it.
    [[nodiscard]] bool isRejected(const FieldState &field) const;
    /// The fields with rejected texts, in the order of rejections().
    [[nodiscard]] std::vector<FieldState> rejectedFields() const;
    void paintCards(QPainter &painter) const;
    void paintMirror(QPainter &painter) const;
    [[nodiscard]] int issuesHeight(const RowGeometry &geometry) const;

    FormController &m_controller;
    FormRow m_row;
    bool m_isStale = false;
    JsonPointer m_mirrored;
    std::vector<FindingLine *> m_issues;
    std::optional<QPoint> m_pressed;
    bool m_isDragging = false;
};

} // namespace baton
