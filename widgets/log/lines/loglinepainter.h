// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/log/lines/logscroller.h"

#include <QCoreApplication>

class QPainter;

namespace baton {

class LogMatcher;

/// Paints lines of a log with matches, selection and caret. A value for one paint event.
struct LogLinePainter
{
    Q_DECLARE_TR_FUNCTIONS(baton::LogLinePainter)

public:
    /// Space between the edge of the view and the text.
    static constexpr int textEdge = 4;

    using SeenLine = LogScroller::SeenLine;

    /// The note on the truncated part of a line; empty if the line is complete.
    [[nodiscard]] static QString cutText(const LaidLine &laid);
    /// The area of that note in the view.
    [[nodiscard]] QRectF cutTag(const SeenLine &seen) const;
    void paint(QPainter &painter, const SeenLine &seen, const QRect &dirty) const;

    int lineHeight;
    qreal charWidth;
    bool wrapsLines;
    int width;  ///< width of the view
    int scroll; ///< horizontal scroll position
    bool hasFocus;
    LogSelection selection;
    LogSelection match; ///< current match; empty if there is none
    const LogMatcher &matcher;

private:
    [[nodiscard]] QList<QTextLayout::FormatRange> marksOf(const SeenLine &seen) const;
    void paintBehind(QPainter &painter, const SeenLine &seen, QPointF origin) const;
    void paintCaret(QPainter &painter, const SeenLine &seen, QPointF origin) const;
    void paintMatch(QPainter &painter, const SeenLine &seen, QPointF origin) const;
};

} // namespace baton
