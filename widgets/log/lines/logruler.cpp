// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/lines/logruler.h"

#include "models/log/search/logrows.h"
#include "models/log/search/logsearch.h"
#include "widgets/log/lines/logarea.h"
#include "widgets/style/scrollbarpainting.h"
#include "widgets/style/theme.h"

#include <QMouseEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int reach = 3; ///< distance in pixels at which a click still hits a mark
/// Up to this number of lines per pixel each line is examined; beyond it, each block of lines.
constexpr qint64 linesLookedAt = 32;

} // namespace

LogRuler::LogRuler(LogArea &area)
    : QScrollBar(Qt::Vertical, &area)
    , m_area(area)
{
    setObjectName(u"logRuler"_s);
    setFixedWidth(ruler::thickness);
}

void LogRuler::refresh()
{
    m_isStale = true;
    update();
}

/// The marks of a short log are beside its lines.
qreal LogRuler::room() const
{
    const auto lines = static_cast<qreal>(std::max<qint64>(1, m_area.rows().count()));
    return std::min<qreal>(height(), lines * m_area.lineHeight());
}

int LogRuler::heightOf(qint64 row) const
{
    const auto count = static_cast<qreal>(std::max<qint64>(1, m_area.rows().count()));
    const int y = static_cast<int>((static_cast<qreal>(row) + 0.5) * room() / count);
    return std::clamp(y, 0, std::max(0, height() - 1));
}

void LogRuler::findMarks()
{
    m_marks.fill('\0', std::max(0, height()));
    m_isStale = false;
    if (m_area.rows().count() > 0 && !m_marks.isEmpty()) {
        markLevels();
        markMatches();
    }
}

void LogRuler::markLevels()
{
    const LogRows &rows = m_area.rows();
    const quint8 error = LogFilter::bit(LogLevel::Error);
    const quint8 warning = LogFilter::bit(LogLevel::Warning);
    const quint8 wanted = (error | warning) & rows.criteria().levels;
    const auto mark = [&](qint64 line, quint8 levels) {
        if (rows.lines() && rows.rowOf(line) >= rows.count()) {
            return;
        }
        const int y = heightOf(rows.rowOf(line));
        m_marks[y] = static_cast<char>(m_marks.at(y) | (levels & error ? Error : 0)
                                       | (levels & warning ? Warning : 0));
    };
    const bool isFew = rows.count() < linesLookedAt * m_marks.size();
    for (const auto &part : m_area.file().index().parts()) {
        for (size_t i = 0; i < part->blocks().size(); ++i) {
            const LogChunk::Block &block = part->blocks()[i];
            if (!(block.levels & wanted)) {
                continue;
            }
            if (!isFew) {
                mark(block.line, block.levels & wanted);
                continue;
            }
            const bool isLast = i + 1 == part->blocks().size();
            const qint64 end = isLast ? part->endLine() : part->blocks()[i + 1].line;
            part->walk(block.line, end, [&](qint64 number, const LogLine &line) {
                const quint8 level = LogFilter::bit(line.level) & wanted;
                if (level && rows.shows(number)) {
                    mark(number, level);
                }
            });
        }
    }
}

void LogRuler::markMatches()
{
    const LogRows &rows = m_area.rows();
    const LogSearch &search = m_area.search();
    if (search.lines().empty()) {
        return;
    }
    const qreal rowsOfAPixel = static_cast<qreal>(rows.count()) / room();
    for (int y = 0; y < static_cast<int>(room()); ++y) {
        const auto first = static_cast<qint64>(y * rowsOfAPixel);
        const auto last = std::min(
            rows.count() - 1, std::max(first, static_cast<qint64>((y + 1) * rowsOfAPixel) - 1));
        const qint64 line = search.lineFrom(rows.lineAt(std::min(first, last)));
        if (line >= 0 && line <= rows.lineAt(last)) {
            const int at = heightOf(rows.rowOf(line));
            m_marks[at] = static_cast<char>(m_marks.at(at) | Match);
        }
    }
}

quint8 LogRuler::marksAt(int y)
{
    if (m_isStale) {
        findMarks();
    }
    return y >= 0 && y < m_marks.size() ? static_cast<quint8>(m_marks.at(y)) : 0;
}

void LogRuler::paintEvent(QPaintEvent *)
{
    if (m_isStale) {
        findMarks();
    }
    QPainter painter(this);
    ruler::paintBar(painter, *this);
    constexpr std::array kinds{std::pair(Match, Role::Accent), std::pair(Warning, Role::Warning),
                               std::pair(Error, Role::Error)};
    // Many marks are thinner, so that they can be distinguished; errors are emphasised.
    const auto marked = m_marks.size() - m_marks.count('\0');
    const bool isCrowded = marked * tallestMark * 2 > m_marks.size();
    for (const auto &[kind, role] : kinds) {
        const bool isNarrow = kind == Match || (kind == Warning && isCrowded);
        const int width = isNarrow ? ruler::thickness / 2 : ruler::thickness;
        const int markHeight = isCrowded && kind != Error ? 1 : tallestMark;
        for (int y = 0; y < m_marks.size(); ++y) {
            if (m_marks.at(y) & kind) {
                const int top =
                    std::clamp(y - markHeight / 2, 0, std::max(0, height() - markHeight));
                painter.fillRect(1, top, width - 1, markHeight, Theme::color(role));
            }
        }
    }
}

void LogRuler::mousePressEvent(QMouseEvent *event)
{
    const int y = static_cast<int>(event->position().y());
    for (int by = 0; event->button() == Qt::LeftButton && by <= reach; ++by) {
        for (const int at : {y - by, y + by}) {
            if (marksAt(at) == 0) {
                continue;
            }
            // A pixel stands for many rows: moves to the first marked one.
            const qreal count = static_cast<qreal>(m_area.rows().count());
            const auto row = static_cast<qint64>((at - 0.5) * count / room());
            goTo(std::clamp<qint64>(row, 0, m_area.rows().count() - 1), marksAt(at));
            m_area.setFocus(Qt::MouseFocusReason);
            return;
        }
    }
    QScrollBar::mousePressEvent(event);
}

/// Goes to the first line at or after @p row with one of @p marks.
void LogRuler::goTo(qint64 row, quint8 marks)
{
    const qint64 line = m_area.rows().lineAt(row);
    quint8 levels = 0;
    levels |= marks & Error ? LogFilter::bit(LogLevel::Error) : 0;
    levels |= marks & Warning ? LogFilter::bit(LogLevel::Warning) : 0;
    qint64 target = levels == 0 ? -1 : m_area.file().index().nextOf(levels, line - 1);
    if (marks & Match) {
        const qint64 match = m_area.search().lineFrom(line);
        target = target < 0 || (match >= 0 && match < target) ? match : target;
    }
    if (target >= 0) {
        m_area.goToLine(target);
    }
}

void LogRuler::resizeEvent(QResizeEvent *event)
{
    QScrollBar::resizeEvent(event);
    refresh();
}

} // namespace baton
