// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"

#include <QPointer>
#include <QSet>
#include <QStatusBar>
#include <QTimer>

class QLabel;
class QToolButton;

namespace baton {

class ElidedLabel;
class StatusMark;

/// The status bar: kind of the document, completeness, time of the check, encoding and caret
/// position, and temporarily the result of a command. If room is short, parts that are visible
/// elsewhere are hidden first.
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);

    /// Shows the handoff at @p place of @p document; clears the parts if @p document is null.
    void showDocument(const EditorDocument *document, const HandoffId &place);
    /// Shows texts about a page without a document, at the left and at the right, until a document
    /// is shown.
    void showPage(const QStringList &left, const QStringList &right);
    /// Sets the number of open values, which is shown with the document.
    void noteOpen(int count);
    void showCaret(int line, int column);
    /// Shows @p text for a while, at most until the document changes; empty: removes the message.
    void showMessage(const QString &text);
    /// Removes the message @p text early, if it is still shown, because it is no longer true.
    void withdrawMessage(const QString &text);

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void kindRequested();
    void lineRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildLeft();
    void buildRight();
    QLabel *addItem(const QString &name);
    ElidedLabel *addText(const QString &name);
    QWidget *addLine(QWidget *before);
    void want(QWidget *item, bool isWanted);
    void fit();
    void endMessage();
    void follow(const EditorDocument *document);
    void showHead(const EditorDocument &document, const DocumentReport &report);
    void showText(const Snapshot &snapshot);
    void showReadOnly(const EditorDocument &document);

    QWidget *m_left; ///< left part, which a message hides
    ElidedLabel *m_message;
    QTimer m_messageTime;
    QTimer m_checkTime; ///< single shot: announces a slow check
    QPointer<const EditorDocument> m_document;
    QToolButton *m_kind;
    QLabel *m_schema;
    QLabel *m_open;
    StatusMark *m_broken;
    QLabel *m_checked;
    QLabel *m_readOnly;
    QLabel *m_format;
    int m_openCount = 0; ///< number of values to fill in in the shown document
    QLabel *m_encoding;
    QLabel *m_lineEnd;
    QToolButton *m_caret;
    ElidedLabel *m_page; ///< text of pages that show no document
    ElidedLabel *m_pageEnd;
    QSet<QWidget *> m_wanted;                       ///< widgets to show if there is room
    QList<std::pair<QWidget *, QWidget *>> m_lines; ///< separators, each with the widget behind it
};

} // namespace baton
