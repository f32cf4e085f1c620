// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/scrollbarpainting.h"

#include <QScrollBar>

namespace baton {

class LogArea;

/// The scroll bar of a log, with marks for errors, warnings and matches. A click on a mark moves
/// there.
class LogRuler : public QScrollBar
{
    Q_OBJECT

public:
    static constexpr int tallestMark = 3;

    explicit LogRuler(LogArea &area);

    [[nodiscard]] QSize sizeHint() const override { return {ruler::thickness, 64}; }
    /// Computes the marks again before the next paint event.
    void refresh();
    /// The marks of one pixel: bits of MarkBit.
    enum MarkBit : quint8 { Match = 1, Warning = 2, Error = 4 };
    [[nodiscard]] quint8 marksAt(int y);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void findMarks();
    void markLevels();
    void markMatches();
    void goTo(qint64 row, quint8 marks);
    [[nodiscard]] int heightOf(qint64 row) const;
    [[nodiscard]] qreal room() const;

    LogArea &m_area;
    QByteArray m_marks; ///< one byte for each pixel
    bool m_isStale = true;
};

} // namespace baton
