// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/overviewruler.h"

#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/editor/sourcemarks.h"
#include "widgets/style/scrollbarpainting.h"
#include "widgets/style/statuspainting.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int reach = 2; ///< distance in pixels at which a click still hits a mark

} // namespace

OverviewRuler::OverviewRuler(SourceEdit &edit)
    : QScrollBar(Qt::Vertical, &edit)
    , m_edit(edit)
{
    setObjectName(u"sourceOverview"_s);
    setFixedWidth(ruler::thickness);
}

QRect OverviewRuler::areaOf(qsizetype offset) const
{
    const int number = m_edit.documentSync().lines().lineAt(offset);
    const QTextBlock block = m_edit.document()->findBlockByNumber(std::min(
        number, m_edit.document()->blockCount() - 1)); // the remaining lines are not loaded yet
    const int lines = std::max(1, m_edit.document()->lineCount());
    const int line = std::max(0, block.firstLineNumber());
    // If the text is short, the marks are beside its lines.
    const qreal room = std::min<qreal>(height(), lines * m_edit.lineHeight());
    const int y = static_cast<int>((line + 0.5) * room / lines) - markHeight / 2;
    return {0, std::clamp(y, 0, std::max(0, height() - markHeight)), width(), markHeight};
}

void OverviewRuler::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    ruler::paintBar(painter, *this);
    measure();
    for (const Severity severity : {Severity::Note, Severity::Warning, Severity::Error}) {
        const QColor color = Theme::color(roleOf(statusOf(severity)));
        for (const int top : m_tops.at(static_cast<size_t>(severity))) {
            painter.fillRect(0, top, width(), markHeight, color);
        }
    }
}

/// The first byte whose mark is below @p area; -1 if there is none.
qsizetype OverviewRuler::nextBelow(const QRect &area) const
{
    const QTextDocument &text = *m_edit.document();
    const int lines = std::max(1, text.lineCount());
    const qreal room = std::min<qreal>(height(), lines * m_edit.lineHeight());
    const int next = area.top() + 1 + markHeight / 2;
    const int line = static_cast<int>(std::ceil(next * lines / std::max(1.0, room) - 0.5));
    const QTextBlock block = text.findBlockByLineNumber(line);
    return block.isValid() ? m_edit.documentSync().lines().begin(block.blockNumber()) : -1;
}

/// Computes the positions of the marks. Thousands of marks share a few hundred positions, which are
/// cached while the text only scrolls. Marks at one position are adjacent, so one search of the
/// lines is enough.
void OverviewRuler::measure()
{
    const Measured now{m_edit.marks().version(), m_edit.document()->revision(),
                       m_edit.document()->lineCount(), m_edit.lineHeight(), height()};
    if (std::exchange(m_measured, now) == now) {
        return;
    }
    const std::vector<bool> free(static_cast<size_t>(height()) + 1, true);
    std::array<std::vector<bool>, 3> isFree{free, free, free};
    m_tops = {};
    int top = 0;
    qsizetype next = 0;
    for (const SourceMark &mark : m_edit.marks().all()) {
        const auto severity = static_cast<size_t>(mark.severity);
        if (next >= 0 && mark.range.begin >= next) {
            const QRect area = areaOf(mark.range.begin);
            top = area.top();
            next = nextBelow(area);
        }
        if (isFree.at(severity)[static_cast<size_t>(top)]) {
            isFree.at(severity)[static_cast<size_t>(top)] = false;
            m_tops.at(severity).push_back(top);
        }
    }
}

const SourceMark *OverviewRuler::markAt(QPoint place) const
{
    const SourceMark *found = nullptr;
    for (const SourceMark &mark : m_edit.marks().all()) {
        const bool isHit = areaOf(mark.range.begin).adjusted(0, -reach, 0, reach).contains(place);
        if (isHit && (!found || mark.severity > found->severity)) {
            found = &mark;
        }
    }
    return found;
}

void OverviewRuler::mousePressEvent(QMouseEvent *event)
{
    const SourceMark *mark =
        event->button() == Qt::LeftButton ? markAt(event->position().toPoint()) : nullptr;
    if (!mark) {
        QScrollBar::mousePressEvent(event);
        return;
    }
    m_edit.select(mark->range.begin, mark->range.begin);
    m_edit.centerCursor();
    m_edit.setFocus(Qt::MouseFocusReason);
}

} // namespace baton
