// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/statistics/targetlist.h"

#include "models/statistics/statisticsnumber.h"
#include "widgets/statistics/chartmetrics.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"
#include "widgets/style/theme.h"

#include <QPainter>

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
    QStringList lines;
    for (const MeasuredTarget &target : m_targets) {
        lines.append(u"%1: %2 (%3, %4)"_s.arg(target.title, shareText(target.share),
                                              markText(target, QLocale()), target.rule));
    }
    setAccessibleDescription(lines.join(u'\n'));
    setToolTip(lines.join(u'\n'));
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
    for (size_t i = 0; i < m_targets.size(); ++i) {
        paintTarget(painter, m_targets[i],
                    {left, headHeight + static_cast<int>(i) * targetHeight, width() - 2 * left,
                     targetHeight});
    }
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
