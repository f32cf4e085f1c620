// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/statistics/targetlist.h"

#include "models/statistics/statisticsnumber.h"
#include "widgets/statistics/chartmetrics.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"
#include "widgets/style/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using namespace chartmetrics;

constexpr int targetHeight = 44;
constexpr int barHeight = 8;

QString shareText(double share)
{
    return numberText(share, StatisticsTable::Unit::Percent, QLocale());
}

} // namespace

TargetList::TargetList(std::vector<MeasuredTarget> targets, QWidget *parent)
    : QWidget(parent)
    , m_targets(std::move(targets))
{
    setObjectName(u"targets"_s);
    setAccessibleName(tr("Targets of the specification"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    for (const MeasuredTarget &target : m_targets) {
        m_lines.append(u"%1: %2 (%3, %4)"_s.arg(target.title, shareText(target.share),
                                                markText(target, QLocale()), target.rule));
    }
    setAccessibleDescription(m_lines.join(u'\n'));
    setToolTip(m_lines.join(u'\n'));
}

QSize TargetList::sizeHint() const
{
    return {usualWidth,
            headHeight + static_cast<int>(m_targets.size()) * targetHeight + measures::groupGap};
}

void TargetList::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Role::View));
    painter.setFont(fonts::strong());
    painter.setPen(Theme::color(Role::Text));
    const int left = measures::paneEdge;
    painter.drawText(QRect(left, 0, width() - 2 * left, headHeight), Qt::AlignVCenter,
                     tr("Targets of the specification"));
    for (int i = 0; i < static_cast<int>(m_targets.size()); ++i) {
        const QRect area = targetRect(i);
        const QRect around = area.adjusted(-4, 0, 4, 0);
        if (i == m_current) {
            painter.fillRect(around,
                             Theme::color(hasFocus() ? Role::Selection : Role::SelectionIdle));
        }
        paintTarget(painter, m_targets[size_t(i)], area);
        if (i == m_current && hasFocus()) {
            painter.setPen(Theme::color(Role::Accent));
            painter.drawRect(around.adjusted(0, 0, -1, -1));
        }
    }
}

QRect TargetList::targetRect(int position) const
{
    const int left = measures::paneEdge;
    return {left, headHeight + position * targetHeight, width() - 2 * left, targetHeight};
}

int TargetList::targetAt(const QPoint &position) const
{
    for (int i = 0; i < static_cast<int>(m_targets.size()); ++i) {
        if (targetRect(i).contains(position)) {
            return i;
        }
    }
    return -1;
}

void TargetList::mouseMoveEvent(QMouseEvent *event)
{
    setCursor(targetAt(event->position().toPoint()) < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
}

void TargetList::mouseReleaseEvent(QMouseEvent *event)
{
    const int target = targetAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && target >= 0) {
        moveTo(target);
        request(target);
    }
}

void TargetList::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        moveTo(m_current - 1);
        break;
    case Qt::Key_Down:
        moveTo(m_current + 1);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        request(m_current);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void TargetList::moveTo(int position)
{
    m_current = std::clamp(position, 0, static_cast<int>(m_targets.size()) - 1);
    setAccessibleDescription(m_lines[m_current]);
    update();
}

void TargetList::request(int position)
{
    if (position >= 0) {
        Q_EMIT filterRequested(m_targets[size_t(position)].filter);
    }
}

void TargetList::focusInEvent(QFocusEvent *event)
{
    if (m_current < 0 && event->reason() != Qt::MouseFocusReason) {
        moveTo(0);
    }
    QWidget::focusInEvent(event);
}

void TargetList::paintTarget(QPainter &painter, const MeasuredTarget &target,
                             const QRect &area) const
{
    const bool isKnown = !std::isnan(target.share);
    const Status status = !isKnown ? Status::NotReached
        : target.isMet()           ? Status::Ok
                                   : Status::Error;
    const int half = targetHeight / 2;
    const int size = measures::smallIconSize;
    paintStatus(painter, QRectF(area.left(), area.top() + (half - size) / 2.0, size, size), status);
    painter.setFont(fonts::body());
    const QFontMetrics metrics(fonts::body());
    const QString share = shareText(target.share);
    const int shareWidth = metrics.horizontalAdvance(share);
    const int textLeft = area.left() + size + measures::iconGap;
    painter.setPen(Theme::color(Role::Text));
    const QRect title(textLeft, area.top(), area.right() - textLeft - shareWidth, half);
    painter.drawText(
        title, Qt::AlignVCenter,
        metrics.elidedText(target.title, Qt::ElideRight, title.width() - measures::fieldGap));
    painter.drawText(QRect(title.right(), area.top(), shareWidth + 1, half),
                     Qt::AlignVCenter | Qt::AlignRight, share);
    painter.setFont(fonts::small());
    const QFontMetrics small(fonts::small());
    const QString mark = markText(target, QLocale()) + u" · "_s + target.rule;
    const int markWidth = std::min(small.horizontalAdvance(mark) + 1, area.width() * 2 / 3);
    painter.setPen(Theme::color(Role::Muted));
    painter.drawText(QRect(area.right() - markWidth, area.top() + half, markWidth + 1, half - 4),
                     Qt::AlignVCenter | Qt::AlignRight,
                     small.elidedText(mark, Qt::ElideRight, markWidth));
    const QRect bar(textLeft, area.top() + half + (half - 4 - barHeight) / 2,
                    area.right() - textLeft - markWidth - measures::fieldGap, barHeight);
    const auto at = [&bar](double percent) {
        return static_cast<int>(std::lround(percent / 100 * bar.width()));
    };
    painter.fillRect(bar, Theme::color(Role::Raised));
    if (isKnown) {
        painter.fillRect(QRect(bar.left(), bar.top(), at(target.share), bar.height()),
                         Theme::color(roleOf(status)));
    }
    painter.fillRect(QRect(bar.left() + at(target.mark) - 1, bar.top() - 2, 2, bar.height() + 4),
                     Theme::color(Role::Text));
}

} // namespace baton
