// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/editing/formcontroller.h"

#include <QPointer>
#include <QWidget>

#include <optional>
#include <utility>

namespace baton {

class EmptyState;
class FormRows;
class RowDrag;
class OutdatedFormBanner;
class VirtualList;

/// The form of an open document. Edits go through the document; the rows follow its analysis.
class FormPane : public QWidget
{
    Q_OBJECT

public:
    explicit FormPane(EditorDocument &document, QWidget *parent = nullptr);
    ~FormPane() override;

    [[nodiscard]] FormController &controller() { return *m_controller; }
    /// The field that has the focus, or had it last.
    [[nodiscard]] const JsonPointer &currentPath() const { return m_currentPath; }
    /// The number of rows that currently have widgets.
    [[nodiscard]] int builtRowCount() const;

public Q_SLOTS:
    /// Expands the parents of the field at @p path, scrolls to it and focuses it.
    void revealPath(const baton::JsonPointer &path);
    /// Like revealPath(), and selects the placeholder of the field with number @p number.
    void revealPlaceholder(const baton::JsonPointer &path, qsizetype number);
    /// The placeholder of the focused field after the caret or, with @p back, before it; nullopt if
    /// there is none.
    [[nodiscard]] std::optional<qsizetype> placeholderBeside(bool back) const;
    /// Goes to the list entry at @p path. A collapsed entry stays collapsed.
    void revealItem(const baton::JsonPointer &path);
    /// Like revealPath(). If the field had no caret, the caret moves behind the change of its text,
    /// which was @p before.
    void revealChange(const baton::JsonPointer &path, const QString &before);
    /// Marks the field at @p path without taking the focus, because the selection is mirrored from
    /// the source. Ends when the form gets the focus.
    void showPath(const baton::JsonPointer &path);
    void showHandoff(const baton::HandoffId &place);
    void expandAll() { m_controller->form().expandAll(true); }
    void collapseAll() { m_controller->form().expandAll(false); }

Q_SIGNALS:
    void currentPathChanged(const baton::JsonPointer &path);
    void goToLineRequested(int line);
    /// Requests that the user chooses the kind of the document.
    void kindRequested();
    /// Emitted when a request failed. @p reason is shown in the status bar.
    void failed(const QString &reason);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void showModel();
    void showStale();
    void updateField(const JsonPointer &path);
    [[nodiscard]] QWidget *controlAt(const JsonPointer &path);
    void focusPath(const JsonPointer &path,
                   FormController::Caret caret = FormController::Caret::Kept);
    void goTo(QWidget *control);
    void followFocus(QWidget *now);
    void passFocus();
    void mirror(const JsonPointer &path, int row);
    void noteCaret();

    EditorDocument &m_document;
    FormController *m_controller;
    OutdatedFormBanner *m_banner;
    QPointer<QWidget> m_beforeBanner; ///< widget that had the focus before the banner
    EmptyState *m_empty;
    std::unique_ptr<FormRows> m_rows;
    VirtualList *m_list = nullptr;
    RowDrag *m_drag;
    JsonPointer m_currentPath;
    std::optional<JsonPointer> m_pathToShow; ///< path to show when its rows are built
    /// The focused entry and its caret, while the entry moves.
    std::optional<std::pair<QString, int>> m_moving;
    /// The placeholder to select in the field at this path when the field gets the focus.
    std::optional<std::pair<JsonPointer, qsizetype>> m_placeholder;
};

} // namespace baton
