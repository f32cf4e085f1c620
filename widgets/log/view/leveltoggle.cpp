// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/view/leveltoggle.h"

#include "widgets/log/lines/logcolors.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int shapeGap = 4;

Status statusOf(LogLevel level)
{
    switch (level) {
    case LogLevel::Error:
        return Status::Error;
    case LogLevel::Warning:
        return Status::Warning;
    case LogLevel::Info:
        return Status::Note;
    case LogLevel::Debug:
    case LogLevel::None:
        break;
    }
    return Status::None;
}

} // namespace

QString wordOf(LogLevel level)
{
    switch (level) {
    case LogLevel::Error:
        return QCoreApplication::translate("baton::LogLevel", "Errors");
    case LogLevel::Warning:
        return QCoreApplication::translate("baton::LogLevel", "Warnings");
    case LogLevel::Info:
        return QCoreApplication::translate("baton::LogLevel", "Info");
    case LogLevel::Debug:
        return QCoreApplication::translate("baton::LogLevel", "Debug");
    case LogLevel::None:
        break;
    }
    return QCoreApplication::translate("baton::LogLevel", "Other lines");
}

LevelToggle::LevelToggle(LogLevel level, QWidget *parent)
    : QAbstractButton(parent)
    , m_level(level)
{
    setCheckable(true);
    setChecked(true);
    setFont(fonts::small());
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setToolTip(
        tr("%1: click to hide or show them, Ctrl+click to show only them").arg(wordOf(level)));
    setCount(0);
}

void LevelToggle::setCount(qint64 count)
{
    m_count = count;
    const QString text = wordOf(m_level) + u' ' + QLocale().toString(count);
    if (text != this->text()) {
        setText(text);
        setAccessibleName(text);
        updateGeometry();
    }
}

int LevelToggle::shapeWidth() const
{
    return statusOf(m_level) == Status::None ? 0 : measures::smallIconSize + shapeGap;
}

QSize LevelToggle::sizeHint() const
{
    const QFontMetrics metrics(font());
    return {shapeWidth() + metrics.horizontalAdvance(text()) + 2,
            std::max(metrics.height(), measures::smallIconSize) + 4};
}

void LevelToggle::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int size = measures::smallIconSize;
    const Role role = isChecked() && m_count > 0 ? roleOf(m_level) : Role::Muted;
    if (shapeWidth() > 0) {
        const QRect shape(0, (height() - size) / 2, size, size);
        paintStatus(painter, QStyle::visualRect(layoutDirection(), rect(), shape),
                    statusOf(m_level), role);
    }
    QFont face = font();
    face.setStrikeOut(!isChecked());
    painter.setFont(face);
    painter.setPen(Theme::color(isChecked() && m_count > 0 ? Role::Text : Role::Muted));
    painter.drawText(
        QStyle::visualRect(layoutDirection(), rect(), rect().adjusted(shapeWidth(), 0, 0, 0)),
        Qt::AlignVCenter | Qt::AlignLeading, text());
}

void LevelToggle::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ControlModifier)) {
        Q_EMIT onlyThisRequested();
        return;
    }
    QAbstractButton::mousePressEvent(event);
}

} // namespace baton
