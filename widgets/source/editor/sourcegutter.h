// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTextBlock>
#include <QWidget>

namespace baton {

class SourceEdit;

/// The strip at the left of the source, with the worst mark of each line, its number, and a chevron
/// to fold it.
class SourceGutter : public QWidget
{
    Q_OBJECT

public:
    explicit SourceGutter(SourceEdit &edit);

    [[nodiscard]] int wantedWidth() const;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    [[nodiscard]] int numberWidth() const;
    [[nodiscard]] QTextBlock blockAt(int y) const;
    void paintChevron(QPainter &painter, const QRectF &area, bool isFolded) const;

    SourceEdit &m_edit;
    bool m_isHovered = false;
};

} // namespace baton
