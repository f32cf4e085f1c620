// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/log/lines/logcursor.h"
#include "widgets/log/lines/loglinepainter.h"
#include "widgets/log/lines/logscrollarea.h"

#include <QBasicTimer>

namespace baton {

class LogGutter;
class LogRows;
class LogRuler;
class LogSearch;

/// The text of a log. It lays out and paints only visible lines, however long the log is.
class LogArea : public LogScrollArea
{
    Q_OBJECT

public:
    static constexpr int textEdge = LogLinePainter::textEdge;

    LogArea(LogFile &file, LogRows &rows, LogSearch &search, QWidget *parent = nullptr);

    [[nodiscard]] LogSearch &search() const { return m_search; }

    [[nodiscard]] const LogPosition &caret() const { return m_cursor.caret(); }
    [[nodiscard]] const LogPosition &anchor() const { return m_cursor.selection().anchor; }
    [[nodiscard]] bool hasSelection() const { return !m_cursor.selection().isEmpty(); }
    void select(const LogSelection &selection);
    void select(const LogPosition &anchor, const LogPosition &caret) { select({anchor, caret}); }
    void selectLine(qint64 line) { select(m_cursor.wholeLine(line)); }
    /// The selected text if it is within one line.
    [[nodiscard]] QString selectedInLine() const { return m_cursor.selectedInLine(); }
    void selectAll();
    void copy();
    /// Moves the caret to the start of @p line and shows it about a third from the top.
    void goToLine(qint64 line);
    /// Goes to the next line of @p levels after the caret, or the previous one; false if there is
    /// none.
    bool goToLevel(quint8 levels, bool isForward);
    /// Sets the current match; nothing is marked if @p length is less than 1.
    void setCurrentMatch(const LogPosition &place, int length);

Q_SIGNALS:
    void caretMoved(qint64 line, int column);
    void findRequested();
    void findAgainRequested(bool forward);
    void goRequested();
    void saveRequested();
    void levelRequested(bool forward);
    /// The user wants to see all of a truncated line.
    void wholeLineRequested(qint64 line);
    void copied(qint64 lines, int masked);
    void copyRefused(const QString &reason);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    bool handleCommand(const QKeyEvent &event);
    bool handleMove(const QKeyEvent &event);
    void moveCaret(const LogPosition &place, bool extends);
    void moveVertically(int rows, bool extends);
    [[nodiscard]] LogPosition placeAt(QPointF point);
    [[nodiscard]] LogLinePainter linePainter() const;
    /// The line whose note on truncation is at @p point; -1 if there is none.
    [[nodiscard]] qint64 cutLineAt(QPointF point);
    void describe();

    LogSearch &m_search;
    LogCursor m_cursor;
    LogSelection m_match; ///< current match
    LogGutter *m_gutter;
    LogRuler *m_ruler;
    QBasicTimer m_dragScroll; ///< scrolls while the mouse selects outside of the viewport
    QPointF m_dragPoint;
};

} // namespace baton
