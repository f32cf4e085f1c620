// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/lines/logarea.h"

#include "models/log/search/logrows.h"
#include "models/log/search/logsearch.h"
#include "widgets/log/lines/logcopy.h"
#include "widgets/log/lines/loggutter.h"
#include "widgets/log/lines/logruler.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QtConcurrentRun>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace baton {

LogArea::LogArea(LogFile &file, LogRows &rows, LogSearch &search, QWidget *parent)
    : LogScrollArea(file, rows, parent)
    , m_search(search)
    , m_cursor(rows, lineLayout(), scroller())
    , m_gutter(new LogGutter(*this))
    , m_ruler(new LogRuler(*this))
{
    setObjectName(u"logArea"_s);
    setAccessibleName(tr("Log"));
    setFocusPolicy(Qt::StrongFocus);
    setVerticalScrollBar(m_ruler);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    setGutter(m_gutter);
    connect(this, &LogArea::rowsReset, this, [this] {
        m_match = {};
        m_cursor.clamp();
    });
    connect(this, &LogArea::rowsChanged, m_ruler, &LogRuler::refresh);
    connect(this, &LogArea::rowsChanged, m_gutter, qOverload<>(&QWidget::update));
    connect(this, &LogArea::scrolled, m_gutter, qOverload<>(&QWidget::update));
    connect(&search, &LogSearch::changed, viewport(), qOverload<>(&QWidget::update));
    connect(&search, &LogSearch::changed, m_ruler, &LogRuler::refresh);
}

void LogArea::goToLine(qint64 line)
{
    if (rows().count() == 0) {
        return;
    }
    const qint64 row = std::min(rows().rowOf(line), rows().count() - 1);
    const LogPosition place{rows().lineAt(row), 0};
    goToRow(row);
    select(place, place);
}

bool LogArea::goToLevel(quint8 levels, bool isForward)
{
    qint64 line = caret().line;
    do {
        line = isForward ? file().index().nextOf(levels, line)
                         : file().index().previousOf(levels, line);
    } while (line >= 0 && !rows().shows(line));
    if (line < 0) {
        return false;
    }
    goToLine(line);
    return true;
}

void LogArea::setCurrentMatch(const LogPosition &place, int length)
{
    m_match = {place, {place.line, place.column + std::max(0, length)}};
    viewport()->update();
}

void LogArea::select(const LogSelection &selection)
{
    const bool isNew = caret() != selection.caret;
    m_cursor.select(selection);
    viewport()->update();
    m_gutter->update();
    if (isNew) {
        describe();
        Q_EMIT caretMoved(caret().line, caret().column);
    }
}

/// Sets the accessible text of the caret's line.
void LogArea::describe()
{
    if (rows().count() > 0) {
        setAccessibleDescription(
            tr("Line %1: %2").arg(QString::number(caret().line + 1), m_cursor.line().text()));
    }
}

void LogArea::selectAll()
{
    if (rows().count() > 0) {
        select(m_cursor.all());
    }
}

void LogArea::copy()
{
    if (!hasSelection() || rows().count() == 0) {
        return;
    }
    const LogSelection selected = m_cursor.shownSelection();
    const LogPosition &to = selected.to();
    LogCopy copy{
        {file().source(), file().index(), rows().lines(), selected.from().line, to.line + 1},
        selected.from().column};
    if (copy.bytes() > LogCopy::mostBytes) {
        Q_EMIT copyRefused(tr("More than %1 is not copied. Save the lines to a file instead.")
                               .arg(QLocale().formattedDataSize(LogCopy::mostBytes)));
        return;
    }
    copy.behind = to < m_cursor.lineEnd(to.line) ? to.column : -1;
    QtConcurrent::run([copy] {
        return copy.make();
    }).then(this, [this, lines = copy.lines()](const LogCopy::Text &made) {
        QApplication::clipboard()->setText(made.text);
        Q_EMIT copied(lines, made.masked);
    });
}

/// While the log has the focus, it handles keys that are also shortcuts of the window.
bool LogArea::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::SelectAll)
            || key->key() == Qt::Key_F8) {
            event->accept();
            return true;
        }
    }
    return LogScrollArea::event(event);
}

void LogArea::keyPressEvent(QKeyEvent *event)
{
    if (!handleCommand(*event) && (rows().count() == 0 || !handleMove(*event))) {
        LogScrollArea::keyPressEvent(event);
    }
}

bool LogArea::handleCommand(const QKeyEvent &event)
{
    const bool isBack = event.modifiers().testFlag(Qt::ShiftModifier);
    if (event.matches(QKeySequence::Copy)) {
        copy();
    } else if (event.matches(QKeySequence::SelectAll)) {
        selectAll();
    } else if (event.matches(QKeySequence::Find)) {
        Q_EMIT findRequested();
    } else if (event.key() == Qt::Key_F3) {
        Q_EMIT findAgainRequested(!isBack);
    } else if (event.key() == Qt::Key_F8) {
        Q_EMIT levelRequested(!isBack);
    } else if (event.key() == Qt::Key_G && event.modifiers() == Qt::ControlModifier) {
        Q_EMIT goRequested();
    } else if (event.matches(QKeySequence::Save)) {
        Q_EMIT saveRequested();
    } else if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        if (rows().count() > 0 && lineLayout().at(caret().line).shown.hiddenBytes > 0) {
            Q_EMIT wholeLineRequested(caret().line);
        }
    } else {
        return false;
    }
    return true;
}

bool LogArea::handleMove(const QKeyEvent &event)
{
    const bool extends = event.modifiers().testFlag(Qt::ShiftModifier);
    const bool isControl = event.modifiers().testFlag(Qt::ControlModifier);
    const int page = std::max(1, scroller().pageRows() - 1);
    switch (event.key()) {
    case Qt::Key_Up:
    case Qt::Key_Down: {
        const int by = event.key() == Qt::Key_Up ? -1 : 1;
        isControl ? scrollRows(by) : moveVertically(by, extends);
        break;
    }
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: {
        const int by = event.key() == Qt::Key_PageUp ? -page : page;
        scrollRows(by);
        moveVertically(by, extends);
        break;
    }
    case Qt::Key_Left:
    case Qt::Key_Right:
        moveCaret(m_cursor.horizontalStep(event.key() == Qt::Key_Right, isControl), extends);
        break;
    case Qt::Key_Home:
        moveCaret(isControl ? m_cursor.all().anchor : LogPosition{caret().line, 0}, extends);
        break;
    case Qt::Key_End:
        moveCaret(isControl ? m_cursor.all().caret : m_cursor.lineEnd(caret().line), extends);
        if (isControl) {
            scrollTo(scroller().bottom());
        }
        break;
    default:
        return false;
    }
    return true;
}

void LogArea::moveCaret(const LogPosition &place, bool extends)
{
    select(extends ? anchor() : place, place);
    ensureVisible(place);
}

void LogArea::moveVertically(int rows, bool extends)
{
    const qreal x = m_cursor.x();
    moveCaret(m_cursor.verticalStep(rows), extends);
    m_cursor.setPreferredX(x);
}

LogLinePainter LogArea::linePainter() const
{
    return {.lineHeight = lineHeight(),
            .charWidth = charWidth(),
            .wrapsLines = wrapsLines(),
            .width = viewport()->width(),
            .scroll = horizontalScrollBar()->value(),
            .hasFocus = hasFocus(),
            .selection = m_cursor.selection(),
            .match = m_match,
            .matcher = m_search.matcher()};
}

void LogArea::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), Theme::color(Role::View));
    const LogLinePainter lines = linePainter();
    for (const SeenLine &seen : seenLines()) {
        lines.paint(painter, seen, event->rect());
    }
}

void LogArea::focusInEvent(QFocusEvent *event)
{
    viewport()->update();
    LogScrollArea::focusInEvent(event);
}

void LogArea::focusOutEvent(QFocusEvent *event)
{
    viewport()->update();
    LogScrollArea::focusOutEvent(event);
}

void LogArea::resizeEvent(QResizeEvent *event)
{
    const bool sawCaret = scroller(event->oldSize().height()).isInSight(caret());
    LogScrollArea::resizeEvent(event);
    if (sawCaret && !followsEnd()) { // an opening bar must not cover the match
        ensureRowVisible(caret());
    }
    m_ruler->refresh();
}

/// The place nearest to @p point of the viewport.
LogPosition LogArea::placeAt(QPointF point)
{
    const std::vector<SeenLine> seen = seenLines();
    if (seen.empty()) {
        return {};
    }
    const SeenLine *hit = &seen.front();
    for (const SeenLine &line : seen) {
        hit = line.top <= point.y() ? &line : hit;
    }
    const QTextLayout &layout = *hit->laid->layout;
    if (layout.lineCount() == 0) {
        return {hit->line, 0};
    }
    const int row = static_cast<int>(point.y() - hit->top) / lineHeight();
    const qreal x = point.x() - textEdge + horizontalScrollBar()->value();
    return {hit->line, layout.lineAt(std::clamp(row, 0, layout.lineCount() - 1)).xToCursor(x)};
}

qint64 LogArea::cutLineAt(QPointF point)
{
    const LogLinePainter lines = linePainter();
    const std::vector<SeenLine> seen = seenLines();
    const auto hit = std::ranges::find_if(
        seen, [&](const SeenLine &one) { return lines.cutTag(one).contains(point); });
    return hit == seen.end() ? -1 : hit->line;
}

void LogArea::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || rows().count() == 0) {
        return;
    }
    if (const qint64 cut = cutLineAt(event->position()); cut >= 0) {
        Q_EMIT wholeLineRequested(cut);
        return;
    }
    const LogPosition place = placeAt(event->position());
    select(event->modifiers().testFlag(Qt::ShiftModifier) ? anchor() : place, place);
}

void LogArea::mouseMoveEvent(QMouseEvent *event)
{
    m_dragPoint = event->position();
    if (!event->buttons().testFlag(Qt::LeftButton) || rows().count() == 0) {
        const bool isOnTag = cutLineAt(m_dragPoint) >= 0;
        viewport()->setCursor(isOnTag ? Qt::PointingHandCursor : Qt::IBeamCursor);
        return;
    }
    select(anchor(), placeAt(m_dragPoint));
    const bool isOutside = m_dragPoint.y() < 0 || m_dragPoint.y() > viewport()->height();
    if (!isOutside) {
        m_dragScroll.stop();
    } else if (!m_dragScroll.isActive()) {
        m_dragScroll.start(50ms, this);
    }
}

void LogArea::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_dragScroll.timerId()) {
        LogScrollArea::timerEvent(event);
        return;
    }
    const qreal above = std::min(m_dragPoint.y(), 0.0);
    const qreal below = std::max(m_dragPoint.y() - viewport()->height(), 0.0);
    const int rows = static_cast<int>((above + below) / lineHeight());
    scrollRows(rows + (above < 0 ? -1 : 1));
    select(anchor(), placeAt(m_dragPoint));
}

void LogArea::mouseReleaseEvent(QMouseEvent *)
{
    m_dragScroll.stop();
}

void LogArea::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rows().count() > 0) {
        select(m_cursor.wordAt(placeAt(event->position())));
    }
}

void LogArea::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"logMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copying = menu->addAction(icon(u"copy"_s), tr("Copy"), this, &LogArea::copy);
    copying->setShortcut(QKeySequence::Copy);
    copying->setEnabled(hasSelection());
    menu->addAction(tr("Select all"), this, &LogArea::selectAll)
        ->setShortcut(QKeySequence::SelectAll);
    menu->addSeparator();
    menu->addAction(icon(u"search"_s), tr("Find…"), this, &LogArea::findRequested)
        ->setShortcut(QKeySequence::Find);
    menu->addAction(tr("Go to line or time…"), this, &LogArea::goRequested)
        ->setShortcut(Qt::CTRL | Qt::Key_G);
    menu->addAction(icon(u"save"_s), tr("Save lines…"), this, &LogArea::saveRequested);
    if (rows().count() > 0 && m_cursor.line().shown.hiddenBytes > 0) {
        menu->addAction(tr("Show the whole line"), this,
                        [this] { Q_EMIT wholeLineRequested(caret().line); });
    }
    menu->popup(event->globalPos());
}

} // namespace baton
