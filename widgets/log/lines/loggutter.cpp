// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/lines/loggutter.h"

#include "models/log/reading/logfile.h"
#include "widgets/log/lines/logarea.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int edge = 4;
constexpr int gap = 4;
constexpr int behind = 8;
constexpr qsizetype fewestDigits = 4;

} // namespace

LogGutter::LogGutter(LogArea &area)
    : QWidget(&area)
    , m_area(area)
{
    setObjectName(u"logGutter"_s);
}

int LogGutter::numberWidth() const
{
    const auto digits = QString::number(std::max<qint64>(1, m_area.file().lineCount())).size();
    return QFontMetrics(fonts::mono()).horizontalAdvance(u'0')
        * static_cast<int>(std::max(digits, fewestDigits));
}

QSize LogGutter::sizeHint() const
{
    return {edge + measures::smallIconSize + gap + numberWidth() + behind, 0};
}

void LogGutter::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Role::View));
    painter.setFont(fonts::mono());
    const int height = m_area.lineHeight();
    for (const LogArea::SeenLine &seen : m_area.seenLines()) {
        const bool isCaretLine = seen.line == m_area.caret().line;
        if (isCaretLine && !m_area.hasSelection()) {
            painter.fillRect(0, seen.top, width(), seen.laid->rows * height,
                             Theme::color(Role::CurrentLine));
        }
        const LogLevel level = seen.laid->level;
        if (level == LogLevel::Error || level == LogLevel::Warning) {
            const int size = measures::smallIconSize;
            const QRectF mark(edge, seen.top + (height - size) / 2.0, size, size);
            paintStatus(painter, mark, level == LogLevel::Error ? Status::Error : Status::Warning);
        }
        painter.setPen(Theme::color(isCaretLine ? Role::Text : Role::Muted));
        const QRect number(edge + measures::smallIconSize + gap, seen.top, numberWidth(), height);
        painter.drawText(number, Qt::AlignRight | Qt::AlignVCenter, QString::number(seen.line + 1));
    }
}

void LogGutter::mousePressEvent(QMouseEvent *event)
{
    for (const LogArea::SeenLine &seen : m_area.seenLines()) {
        const qreal y = event->position().y() - seen.top;
        if (event->button() == Qt::LeftButton && y >= 0
            && y < seen.laid->rows * m_area.lineHeight()) {
            m_area.setFocus(Qt::MouseFocusReason);
            m_area.selectLine(seen.line);
            return;
        }
    }
}

void LogGutter::wheelEvent(QWheelEvent *event)
{
    QApplication::sendEvent(m_area.viewport(), event);
}

} // namespace baton
