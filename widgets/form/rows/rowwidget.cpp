// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rows/rowwidget.h"

#include "models/strings/joinedparts.h"
#include "widgets/form/fields/fieldlabel.h"
#include "widgets/form/fields/findingline.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"
#include "widgets/style/stylepaint.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int issueGap = 4;
constexpr int mirrorEdge = 3; // within the padding of the row

QString joined(const std::vector<FieldFinding> &issues)
{
    QStringList lines;
    for (const FieldFinding &issue : issues) {
        lines.append(issue.message);
    }
    return lines.join(u'\n');
}

} // namespace

RowWidget::RowWidget(FormController &controller)
    : m_controller(controller)
{
}

RowWidget::~RowWidget() = default;

void RowWidget::setRow(const FormRow &row, bool isStale)
{
    m_row = row;
    m_isStale = isStale;
    setObjectName(u"row:"_s + row.id);
    showRow();
    showIssues();
    contentChanged();
}

RowGeometry RowWidget::geometryAt(int width) const
{
    RowGeometry geometry = RowGeometry::of(m_row, width);
    geometry.isNarrow = geometry.isNarrow || (label() && !label()->fits(geometry.labelWidth()));
    return geometry;
}

void RowWidget::setMirrored(const JsonPointer &path)
{
    if (std::exchange(m_mirrored, path) != path) {
        update();
    }
}

std::vector<FieldState> RowWidget::rejectedFields() const
{
    std::vector<FieldState> rejected = fields();
    std::erase_if(rejected, [this](const FieldState &field) { return !isRejected(field); });
    return rejected;
}

bool RowWidget::isRejected(const FieldState &field) const
{
    const RejectedText rejected = m_controller.fields().rejectedText(field.path);
    return !rejected.reason.isEmpty() && !rejected.isTyping;
}

std::vector<FieldFinding> RowWidget::rejections() const
{
    std::vector<FieldFinding> issues;
    for (const FieldState &field : rejectedFields()) {
        const QString reason = m_controller.fields().rejectedText(field.path).reason;
        const QString said = field.path == m_row.field.path
            ? reason
            : tr("%1: %2", "column, what is wrong").arg(field.label, reason);
        issues.push_back({Severity::Error, {}, said, {}});
    }
    return issues;
}

std::vector<FieldFinding> RowWidget::issues() const
{
    std::vector<FieldFinding> issues = rejections();
    if (!isRejected(m_row.field)) {
        issues.insert(issues.end(), m_row.field.issues.begin(), m_row.field.issues.end());
    }
    return issues;
}

void RowWidget::showIssues()
{
    const std::vector<FieldFinding> said = issues();
    while (m_issues.size() > said.size()) {
        delete m_issues.back();
        m_issues.pop_back();
    }
    while (m_issues.size() < said.size()) {
        auto *line = new FindingLine(this);
        connect(line, &FindingLine::fixRequested, &m_controller, &FormController::applyFix);
        connect(line, &FindingLine::actionRequested, this, [this, number = m_issues.size()] {
            const std::vector<FieldState> rejected = rejectedFields();
            if (number < rejected.size()) {
                m_controller.fields().revert(rejected[number].path);
            }
        });
        line->show();
        m_issues.push_back(line);
    }
    const QString place = m_row.field.path.toString();
    const std::vector<FieldState> rejected = rejectedFields();
    for (size_t i = 0; i < said.size(); ++i) {
        m_issues[i]->setObjectName(u"issue-%1:"_s.arg(i) + place);
        m_issues[i]->button()->setObjectName(u"fix-%1:"_s.arg(i) + place);
        const bool holdsTyped = i < rejected.size()
            && !m_controller.fields().rejectedText(rejected[i].path).typed.isNull();
        m_issues[i]->setIssue(said[i], m_isStale, holdsTyped ? tr("Take back") : QString());
    }
}

std::optional<Role> RowWidget::edgeOf(const FieldState &field) const
{
    if (m_isStale) {
        return Role::Border;
    }
    if (isRejected(field)) {
        return Role::Error;
    }
    const auto worst = std::ranges::max_element(field.issues, {}, &FieldFinding::severity);
    return worst == field.issues.end() ? std::nullopt
                                       : std::optional(roleOf(statusOf(worst->severity)));
}

QString RowWidget::explanation(const FieldState &field) const
{
    std::vector<FieldFinding> all = field.issues;
    if (isRejected(field)) {
        all = {{Severity::Error, {}, m_controller.fields().rejectedText(field.path).reason, {}}};
    }
    const QString said = joined(&field == &m_row.field ? issues() : all);
    return joinedParts({field.fixedReason,
                        !said.isEmpty()    ? said
                            : field.schema ? field.schema->help
                                           : QString()},
                       u"\n");
}

std::vector<QWidget *> RowWidget::stops()
{
    std::vector<QWidget *> stops = contentStops();
    for (const FindingLine *line : m_issues) {
        if (line->hasButton()) {
            stops.push_back(line->button());
        }
    }
    std::erase_if(stops, [](const QWidget *stop) { return !(stop->focusPolicy() & Qt::TabFocus); });
    return stops;
}

QList<QAbstractButton *> RowWidget::asides() const
{
    QList<QAbstractButton *> buttons = findChildren<QAbstractButton *>();
    buttons.removeIf([](const QAbstractButton *button) {
        const bool isOfLine = qobject_cast<QLineEdit *>(button->parentWidget()) != nullptr;
        return isOfLine || button->focusPolicy() != Qt::NoFocus || !button->isVisible()
            || !button->isEnabled();
    });
    return buttons;
}

void RowWidget::focusFirstButton()
{
    if (const QList<QAbstractButton *> buttons = asides(); !buttons.isEmpty()) {
        buttons.front()->setFocus(Qt::TabFocusReason);
    }
}

/// The arrow keys move through widgets that Tab skips, and back to the field.
bool RowWidget::focusNextPrevChild(bool next)
{
    const QList<QAbstractButton *> buttons = asides();
    const qsizetype here =
        buttons.indexOf(qobject_cast<QAbstractButton *>(QApplication::focusWidget()));
    const qsizetype there = here + (next ? 1 : -1);
    if (here >= 0 && there >= 0 && there < buttons.size()) {
        buttons[there]->setFocus(Qt::TabFocusReason);
        return true;
    }
    const std::vector<QWidget *> fields = contentStops();
    if (here >= 0 && !next && !fields.empty()) {
        fields.back()->setFocus(Qt::BacktabFocusReason);
        return true;
    }
    return QWidget::focusNextPrevChild(next);
}

QWidget *RowWidget::controlFor(const JsonPointer &)
{
    const std::vector<QWidget *> all = stops();
    return all.empty() ? nullptr : all.front();
}

int RowWidget::issuesHeight(const RowGeometry &geometry) const
{
    int height = 0;
    for (const FindingLine *line : m_issues) {
        height += issueGap + line->heightAt(geometry.right - issueLeft(geometry));
    }
    return height;
}

int RowWidget::heightForWidth(int width) const
{
    const RowGeometry geometry = geometryAt(width);
    const int content =
        std::max(contentHeight(geometry), issuesTop(geometry) + issuesHeight(geometry));
    return spaceAbove(m_row) + content + spaceBelow(m_row);
}

QSize RowWidget::sizeHint() const
{
    return {width(), heightForWidth(width())};
}

void RowWidget::contentChanged()
{
    resizeEvent(nullptr);
    updateGeometry();
    if (parentWidget()) {
        QApplication::postEvent(this, new QEvent(QEvent::LayoutRequest));
    }
    update();
}

void RowWidget::resizeEvent(QResizeEvent *)
{
    const RowGeometry geometry = geometryAt(width());
    place(geometry, spaceAbove(m_row));
    const int left = issueLeft(geometry);
    int y = spaceAbove(m_row) + issuesTop(geometry);
    for (FindingLine *line : m_issues) {
        const int height = line->heightAt(geometry.right - left);
        line->place({left, y + issueGap, geometry.right - left, height});
        y += issueGap + height;
    }
}

void RowWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintMirror(painter);
    paintCards(painter);
}

void RowWidget::paintMirror(QPainter &painter) const
{
    if (m_mirrored.isRoot()) {
        return;
    }
    const RowGeometry geometry = geometryAt(width());
    const QRect area(geometry.label, spaceAbove(m_row), geometry.right - geometry.label,
                     contentHeight(geometry));
    painter.fillRect(area.adjusted(-mirrorEdge, -mirrorEdge, mirrorEdge, mirrorEdge),
                     Theme::color(Role::SelectionIdle)); // another pane has the focus
}

void RowWidget::paintCards(QPainter &painter) const
{
    const int levels = m_row.depth + (m_row.kind == RowKind::Card ? 1 : 0);
    const bool isClosedCard = m_row.kind == RowKind::Card && !m_row.isExpanded;
    const int outside = m_row.endsSection ? rowPadding : 0;
    for (int level = 1; level <= levels; ++level) {
        const bool isOwn = m_row.kind == RowKind::Card && level == levels;
        const int ending = level - (levels - m_row.endsCards); // 1 for the outermost card that ends
        int bottom = height() + measures::cardRadius;
        if (ending > 0) {
            bottom = isOwn && isClosedCard
                ? rowPadding + measures::sectionHeaderHeight
                : height() - outside - rowPadding - cardEnd * (ending - 1);
        }
        QRect frame = RowGeometry::cardEdges(level, width());
        frame.setTop(isOwn ? rowPadding : -measures::cardRadius);
        frame.setBottom(bottom - 1);
        paint::frame(painter, frame, Role::Border, measures::cardRadius);
    }
}

bool RowWidget::handleItemKey(QKeyEvent &event)
{
    if (!m_row.isListItem || m_isStale) {
        return false;
    }
    const bool isUp = event.key() == Qt::Key_Up;
    if ((isUp || event.key() == Qt::Key_Down) && event.modifiers() == Qt::AltModifier) {
        m_controller.moveEntry(m_row.field.path, isUp ? -1 : 1);
        return true;
    }
    return false;
}

void RowWidget::showItemMenu(QPoint globalPosition)
{
    const JsonPointer path = m_row.field.path;
    QMenu menu(this);
    menu.setObjectName(u"itemMenu"_s);
    const auto add = [&](const QString &name, const QString &text, auto run) {
        QAction *action = menu.addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, run);
        return action;
    };
    if (m_row.isListItem) {
        add(u"moveUp"_s, tr("Move up") + u"\tAlt+↑"_s, [&] {
            m_controller.moveEntry(path, -1);
        })->setEnabled(!m_row.isFirst);
        add(u"moveDown"_s, tr("Move down") + u"\tAlt+↓"_s, [&] {
            m_controller.moveEntry(path, 1);
        })->setEnabled(!m_row.isLast);
        add(u"duplicate"_s, tr("Duplicate"), [&] { m_controller.duplicateItem(path); });
        menu.addSeparator();
    }
    add(u"remove"_s, tr("Remove"), [&] {
        m_controller.remove(path);
    })->setEnabled(m_row.field.isPresent);
    menu.exec(globalPosition);
}

void RowWidget::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isField = m_row.kind != RowKind::Section && m_row.kind != RowKind::Heading
        && m_row.kind != RowKind::AddField && m_row.kind != RowKind::TableHead
        && m_row.kind != RowKind::AddEntry;
    if (isField && !m_isStale && m_row.field.isPresent) {
        showItemMenu(event->globalPos());
    }
}

void RowWidget::mousePressEvent(QMouseEvent *event)
{
    const bool mayDrag = m_row.isListItem && !m_isStale && event->button() == Qt::LeftButton;
    m_pressed = mayDrag && isHandle(event->position().toPoint())
        ? std::optional(event->position().toPoint())
        : std::nullopt;
    event->setAccepted(!m_isStale || m_row.kind == RowKind::Section || m_row.kind == RowKind::Card);
}

void RowWidget::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint here = event->position().toPoint();
    if (m_pressed && !m_isDragging
        && (here - *m_pressed).manhattanLength() >= QApplication::startDragDistance()) {
        m_isDragging = true;
        Q_EMIT dragStarted(event->globalPosition().toPoint());
    }
    if (m_isDragging) {
        Q_EMIT dragMoved(event->globalPosition().toPoint());
    }
}

void RowWidget::mouseReleaseEvent(QMouseEvent *event)
{
    m_pressed.reset();
    if (std::exchange(m_isDragging, false)) {
        Q_EMIT dragEnded(event->globalPosition().toPoint(), true);
    }
}

} // namespace baton
