// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/log/loglayout.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>

namespace baton {

class LogGutter;
class LogRows;
class LogRuler;
class LogSearch;

/// A place in the text of a log: before the character @p column of @p line, counted from 0 in
/// UTF-16 units of the line as it is shown.
struct LogPlace
{
    qint64 line = 0;
    int column = 0;

    friend auto operator<=>(const LogPlace &, const LogPlace &) = default;
};

/// The text of a log. Lays out and paints only the lines that are seen, whatever the length of the
/// log.
class LogArea : public QAbstractScrollArea
{
    Q_OBJECT

public:
    /// Between the edge of the viewport and the text.
    static constexpr int textEdge = 4;

    /// A line that is seen, with the top of its first row in the viewport, which may be above it.
    struct SeenLine
    {
        qint64 line = 0;
        int top = 0;
        const LaidLine *laid = nullptr;
    };

    LogArea(LogFile &file, LogRows &rows, LogSearch &search, QWidget *parent = nullptr);

    [[nodiscard]] LogFile &file() const { return m_file; }
    [[nodiscard]] LogRows &rows() const { return m_rows; }
    [[nodiscard]] LogSearch &search() const { return m_search; }

    [[nodiscard]] bool wrapsLines() const { return m_wraps; }
    void setWrapsLines(bool wraps);
    /// Whether the view stays at the end while the log grows.
    [[nodiscard]] bool followsEnd() const { return m_follows; }
    void setFollowsEnd(bool follows);

    [[nodiscard]] const LogPlace &caret() const { return m_caret; }
    [[nodiscard]] const LogPlace &anchor() const { return m_anchor; }
    [[nodiscard]] bool hasSelection() const { return m_anchor != m_caret; }
    void select(const LogPlace &anchor, const LogPlace &caret);
    /// The selected text, if that is a part of one line.
    [[nodiscard]] QString selectedInLine();
    void selectAll();
    void copy();
    /// Puts the caret at the start of @p line and shows it about a third from the top.
    void goToLine(qint64 line);
    void ensureVisible(const LogPlace &place);
    /// The same, but what was out of sight is shown about a third from the top, with what follows.
    void bringIntoSight(const LogPlace &place);
    /// The next line of @p levels behind the caret, or before it; false when there is none.
    bool goToLevel(quint8 levels, bool isForward);
    /// The first line at or behind @p row that the marks (LogRuler::MarkBit) speak of.
    void goToMark(qint64 row, quint8 marks);
    /// The match that the reader is at; nothing when it is shorter than 1.
    void setCurrentMatch(const LogPlace &place, int length);

    [[nodiscard]] std::vector<SeenLine> seenLines();
    [[nodiscard]] qint64 topLine() const { return m_topLine; }
    [[nodiscard]] int lineHeight() const { return m_layout.lineHeight(); }
    [[nodiscard]] qreal charWidth() const { return m_layout.charWidth(); }
    /// The place in the viewport of the words about the part that is cut from a line.
    [[nodiscard]] QRectF cutTagOf(const SeenLine &seen) const;
    [[nodiscard]] QString cutTextOf(const LaidLine &laid) const;

Q_SIGNALS:
    void caretMoved(qint64 line, int column);
    void followsEndChanged(bool follows);
    void newLinesChanged(qint64 count);
    void scrolled();
    void findRequested();
    void findAgainRequested(bool forward);
    void goRequested();
    void saveRequested();
    void levelRequested(bool forward);
    /// The reader wants to see all of a line that is cut.
    void wholeLineRequested(qint64 line);
    void copied(qint64 lines, int masked);
    void copyRefused(const QString &reason);

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void wheelEvent(QWheelEvent *event) override;
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
    friend class LogGutter;

    /// The row of the view that is on top: a row of the log, and a part of it when it is wrapped.
    struct Top
    {
        qint64 row = 0;
        int part = 0;

        friend auto operator<=>(const Top &, const Top &) = default;
    };

    void applyFont();
    void showGrowth(qint64 row);
    void showReset();
    void updateBars();
    void setTop(Top top);
    void scrollRows(int rows);
    [[nodiscard]] bool isEndSeen();
    void noteScrolled();
    void setNewLines(qint64 count);
    [[nodiscard]] int pageRows() const;
    [[nodiscard]] Top stepped(Top top, qint64 by);
    [[nodiscard]] Top bottom();
    [[nodiscard]] Top topAt(const LogPlace &place);
    /// Whole, in a viewport of that height.
    [[nodiscard]] bool isInSight(const LogPlace &place, int height);
    void ensureRowVisible(const LogPlace &place);
    [[nodiscard]] const LaidLine &laidRow(qint64 row);

    bool handleCommand(const QKeyEvent &event);
    bool handleMove(const QKeyEvent &event);
    void moveCaret(LogPlace place, bool extends);
    [[nodiscard]] LogPlace verticalStep(int rows);
    [[nodiscard]] LogPlace horizontalStep(bool isForward, bool byWord);
    [[nodiscard]] LogPlace lineEnd(qint64 line);
    [[nodiscard]] LogPlace placeAt(QPointF point);
    [[nodiscard]] LogPlace clamped(const LogPlace &place);
    void selectWord(const LogPlace &place);
    void selectLine(qint64 line);
    void describe();

    void paintLine(QPainter &painter, const SeenLine &seen, const QRect &dirty);
    void paintCaret(QPainter &painter, const SeenLine &seen, QPointF origin) const;
    void paintCurrentMatch(QPainter &painter, const SeenLine &seen, QPointF origin) const;
    [[nodiscard]] QList<QTextLayout::FormatRange> marksOf(const SeenLine &seen) const;

    LogFile &m_file;
    LogRows &m_rows;
    LogSearch &m_search;
    LogLayout m_layout;
    LogGutter *m_gutter;
    LogRuler *m_ruler;
    bool m_wraps = false;
    bool m_follows = false;
    bool m_isReleased = false; ///< the reader is at the end, and wants to stay where that is now
    bool m_sawEnd = false;     ///< the last line was in view when it was looked at last
    bool m_isSettingBars = false;
    bool m_wasRead = false; ///< once all of the file was read, what comes is new
    qint64 m_knownRows = 0;
    qint64 m_newLines = 0;
    Top m_top;
    qint64 m_topLine = 0; ///< the line of m_top, kept while the rows change
    bool m_keepsTopLine = false;
    qreal m_widest = 0;
    int m_wheel = 0; ///< what is left of the wheel's steps
    LogPlace m_anchor;
    LogPlace m_caret;
    qreal m_wantedX = -1; ///< where up and down go to
    LogPlace m_match;
    int m_matchLength = 0;
    QBasicTimer m_dragScroll; ///< while the mouse selects outside of the viewport
    QPointF m_dragPoint;
};

} // namespace baton
