// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/statistics/matrixchart.h"

#include "models/index/entries/sessionoutcome.h"
#include "models/session/value/displaystatus.h"
#include "models/session/value/durationtext.h"
#include "models/session/value/runstatustext.h"
#include "models/values/timetext.h"
#include "widgets/statistics/chartmetrics.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"
#include "widgets/style/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using namespace chartmetrics;

constexpr int cellSize = 20;
constexpr int longestName = 180;
constexpr int captionGap = 2;

} // namespace

MatrixChart::MatrixChart(SessionMatrix matrix, QWidget *parent)
    : QWidget(parent)
    , m_matrix(std::move(matrix))
{
    setObjectName(u"matrix"_s);
    setAccessibleName(tr("Sessions and phases"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QSize MatrixChart::sizeHint() const
{
    const auto sessions = static_cast<int>(m_matrix.sessions.size());
    const auto phases = static_cast<int>(m_matrix.phases.size());
    return {2 * measures::paneEdge + nameWidth() + sessions * cellSize,
            headHeight + (phases + 1) * cellSize + axisHeight + measures::groupGap};
}

/// The caption takes two lines if it does not fit on one.
int MatrixChart::heightForWidth(int width) const
{
    const int whole = QFontMetrics(fonts::small()).horizontalAdvance(captionText(width));
    const bool isCut = whole >= width - 2 * measures::paneEdge;
    return sizeHint().height() + (isCut ? axisHeight : 0);
}

QString MatrixChart::captionText(int width) const
{
    return tr("%1 to %2, the newest on the right")
        .arg(timetext::shortMoment(m_matrix.sessions[size_t(firstShown(width))].started),
             timetext::shortMoment(m_matrix.sessions.back().started));
}

QSize MatrixChart::minimumSizeHint() const
{
    return {2 * measures::paneEdge + nameWidth() + 5 * cellSize, sizeHint().height()};
}

int MatrixChart::nameWidth() const
{
    const QFontMetrics metrics(fonts::body());
    int widest = metrics.horizontalAdvance(tr("Session")) + 1; // of a part as well
    for (const SessionMatrix::Phase &phase : m_matrix.phases) {
        widest = std::max(widest, metrics.horizontalAdvance(phase.title) + 1);
    }
    return std::min(widest, longestName) + measures::fieldGap;
}

int MatrixChart::firstShown(int width) const
{
    const auto all = static_cast<int>(m_matrix.sessions.size());
    const int room = (width - 2 * measures::paneEdge - nameWidth()) / cellSize;
    return std::max(0, all - std::max(1, room));
}

/// Row -1, above the phases, is that of the sessions themselves.
QRect MatrixChart::cellRect(int phase, int session) const
{
    return {measures::paneEdge + nameWidth() + (session - firstShown()) * cellSize,
            headHeight + (phase + 1) * cellSize, cellSize, cellSize};
}

void MatrixChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Role::View));
    painter.setFont(fonts::strong());
    painter.setPen(Theme::color(Role::Text));
    painter.drawText(QRect(measures::paneEdge, 0, width(), headHeight), Qt::AlignVCenter,
                     m_matrix.phases.empty()
                         ? tr("The last sessions, which have no table of phases")
                         : tr("The last sessions and their phases"));
    const auto sessions = static_cast<int>(m_matrix.sessions.size());
    const auto phases = static_cast<int>(m_matrix.phases.size());
    const bool hasCurrent = m_current.x() >= firstShown();
    if (hasCurrent) {
        const QRect column =
            cellRect(-1, m_current.x()).united(cellRect(phases - 1, m_current.x()));
        painter.fillRect(column, Theme::color(hasFocus() ? Role::Selection : Role::SelectionIdle));
    }
    for (int phase = -1; phase < phases; ++phase) {
        paintRow(painter, phase);
    }
    painter.setPen(Theme::color(Role::Border));
    const int line = headHeight + cellSize;
    painter.drawLine(measures::paneEdge, line, cellRect(0, sessions - 1).right(), line);
    paintAxis(painter);
    if (hasCurrent && hasFocus()) {
        painter.setPen(Theme::color(Role::Accent));
        painter.drawRect(cellRect(m_current.y(), m_current.x()).adjusted(0, 0, -1, -1));
    }
}

/// Paints the name and the marks of @p phase; -1: of the sessions as a whole.
void MatrixChart::paintRow(QPainter &painter, int phase) const
{
    const int names = nameWidth() - measures::fieldGap;
    const QString name = phase < 0 ? tr("Session") : m_matrix.phases[size_t(phase)].title;
    painter.setFont(fonts::body());
    painter.setPen(Theme::color(phase < 0 ? Role::Muted : Role::Text));
    painter.drawText(
        QRect(measures::paneEdge, headHeight + (phase + 1) * cellSize, names, cellSize),
        Qt::AlignVCenter, QFontMetrics(fonts::body()).elidedText(name, Qt::ElideRight, names));
    for (int session = firstShown(); session < std::ssize(m_matrix.sessions); ++session) {
        const QString word = phase < 0 ? m_matrix.sessions[size_t(session)].status
                                       : m_matrix.at(size_t(phase), size_t(session)).status;
        if (const Status status = markOfOutcome(word); status != Status::None) {
            const int inset = (cellSize - measures::smallIconSize) / 2;
            paintStatus(painter,
                        QRectF(cellRect(phase, session)).adjusted(inset, inset, -inset, -inset),
                        status);
        }
    }
}

void MatrixChart::paintAxis(QPainter &painter) const
{
    const auto phases = static_cast<int>(m_matrix.phases.size());
    painter.setFont(fonts::small());
    painter.setPen(Theme::color(Role::Muted));
    const int top = headHeight + (phases + 1) * cellSize;
    const QRect axis(measures::paneEdge, top, std::max(width() - 2 * measures::paneEdge, 0),
                     height() - top);
    painter.drawText(axis.adjusted(0, captionGap, 0, 0), Qt::AlignTop | Qt::TextWordWrap,
                     captionText(width()));
}

QPoint MatrixChart::cellAt(const QPoint &position) const
{
    const int left = measures::paneEdge + nameWidth();
    const int session = firstShown() + (position.x() - left) / cellSize;
    const int phase = (position.y() - headHeight) / cellSize - 1;
    const bool isIn = position.x() >= left && position.y() >= headHeight
        && session < static_cast<int>(m_matrix.sessions.size())
        && phase < static_cast<int>(m_matrix.phases.size());
    return isIn ? QPoint(session, phase) : QPoint(-1, -1);
}

/// The whole name of the phase at @p position, which may be cut; empty elsewhere.
QString MatrixChart::nameAt(const QPoint &position) const
{
    const int phase = (position.y() - headHeight) / cellSize - 1;
    const bool isName = position.x() < measures::paneEdge + nameWidth() && phase >= 0
        && phase < static_cast<int>(m_matrix.phases.size());
    return isName ? m_matrix.phases[size_t(phase)].title : QString();
}

QString MatrixChart::textOf(const QPoint &cell) const
{
    if (cell.x() < 0) {
        return {};
    }
    const SessionMatrix::Session &session = m_matrix.sessions[size_t(cell.x())];
    QStringList lines{session.title, timetext::shortMoment(session.started)};
    if (const QString outcome = textOfOutcome(session.status); !outcome.isEmpty()) {
        lines.append(outcome);
    }
    if (cell.y() >= 0) {
        const SessionMatrix::Cell &told = m_matrix.at(size_t(cell.y()), size_t(cell.x()));
        QStringList parts{m_matrix.phases[size_t(cell.y())].title};
        if (const std::optional<RunStatus> status = runStatusNamed(told.status)) {
            parts.append(baton::textOf(*status));
        }
        if (told.attempts > 1) {
            parts.append(tr("%n attempts", nullptr, told.attempts));
        }
        if (told.seconds >= 0) {
            parts.append(durationText(std::chrono::seconds(told.seconds)));
        }
        lines.append(parts.join(u" · "_s));
    }
    return lines.join(u'\n');
}

bool MatrixChart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QPoint cell = cellAt(help->pos());
        QToolTip::showText(help->globalPos(), cell.x() < 0 ? nameAt(help->pos()) : textOf(cell),
                           this);
        return true;
    }
    return QWidget::event(event);
}

void MatrixChart::mouseReleaseEvent(QMouseEvent *event)
{
    const QPoint cell = cellAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && cell.x() >= 0) {
        moveTo(cell);
        request(cell);
    }
}

void MatrixChart::request(const QPoint &cell)
{
    const SessionMatrix::Session &session = m_matrix.sessions[size_t(cell.x())];
    Q_EMIT sessionRequested(session.path,
                            cell.y() < 0 ? QString() : m_matrix.phases[size_t(cell.y())].id,
                            session.origin);
}

void MatrixChart::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        moveTo(m_current - QPoint(0, 1));
        break;
    case Qt::Key_Down:
        moveTo(m_current + QPoint(0, 1));
        break;
    case Qt::Key_Left:
        moveTo(m_current - QPoint(1, 0));
        break;
    case Qt::Key_Right:
        moveTo(m_current + QPoint(1, 0));
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_current.x() >= 0) {
            request(m_current);
        }
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void MatrixChart::moveTo(const QPoint &cell)
{
    m_current = {std::clamp(cell.x(), firstShown(), static_cast<int>(m_matrix.sessions.size()) - 1),
                 std::clamp(cell.y(), -1, static_cast<int>(m_matrix.phases.size()) - 1)};
    setAccessibleDescription(textOf(m_current));
    update();
}

void MatrixChart::focusInEvent(QFocusEvent *event)
{
    if (m_current.x() < 0 && event->reason() != Qt::MouseFocusReason) {
        moveTo({static_cast<int>(m_matrix.sessions.size()) - 1, -1});
    }
    QWidget::focusInEvent(event);
}

} // namespace baton
