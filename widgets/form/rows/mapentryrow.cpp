// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rows/mapentryrow.h"

#include "widgets/form/editors/editorfactory.h"
#include "widgets/form/editors/lineeditor.h"
#include "widgets/form/fields/fieldlabel.h"
#include "widgets/form/rows/mapkeyedit.h"
#include "widgets/form/rows/removebutton.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int cellMargin = 5;
constexpr int keyEdge = 3; // the margin of a line edit beside its text

} // namespace

MapEntryRow::MapEntryRow(FormController &controller, const FieldState &field)
    : RowWidget(controller)
    , m_label(new FieldLabel(this))
    , m_key(new MapKeyEdit(this))
    , m_value(static_cast<LineEditor *>(createEditor(field, placeOf(controller.document()), this)))
    , m_remove(new QToolButton(this))
    , m_binding(controller, *this, *m_value)
{
    m_key->setFrame(false);
    m_key->setTextMargins(cellMargin, 0, 0, 0);
    m_key->setMaxLength(m_value->line().maxLength());
    m_value->setFlat(true);
    m_value->line().setFont(font());
    m_remove->setIcon(icon(u"close"_s, Role::Muted));
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::NoFocus);
    m_remove->setToolTip(tr("Remove this entry"));
    m_remove->setAccessibleName(tr("Remove this entry"));
    connect(m_remove, &QToolButton::clicked, this,
            [this] { this->controller().remove(row().field.path); });
    connect(m_key, &QLineEdit::editingFinished, this, &MapEntryRow::rename);
    m_key->installEventFilter(this);
    m_value->control()->installEventFilter(this);
}

bool MapEntryRow::canShow(const FormRow &other) const
{
    return RowWidget::canShow(other) && sharesEditor(row().field, other.field);
}

QWidget *MapEntryRow::controlFor(const JsonPointer &)
{
    return m_value->control();
}

void MapEntryRow::rename()
{
    const QString key = m_key->text();
    if (row().field.isPresent && !key.isEmpty() && key != row().field.path.last()) {
        controller().renameKey(row().field.path, key);
    } else {
        m_key->setText(row().field.path.last());
    }
}

/// Shows the key. Typed text is kept unless the row now shows another entry.
void MapEntryRow::showKey()
{
    const QString key = row().field.path.last();
    const QString name = u"key:"_s + row().field.path.toString();
    const bool isTyped = m_key->isModified() && m_key->hasFocus() && m_key->objectName() == name;
    m_key->setObjectName(name);
    const bool isSame = m_key->text() == key;
    if (!isTyped && (!isSame || m_key->isUndoAvailable())) {
        const int caret = isSame ? m_key->cursorPosition() : 0;
        m_key->setText(key); // undo now belongs to the document
        m_key->setCursorPosition(caret);
    }
    m_key->setModified(isTyped);
}

/// Suggestions for new keys are also offered for existing ones.
void MapEntryRow::offerKeys()
{
    const auto &rows = controller().model().rows;
    const JsonPointer map = row().field.path.parent();
    const auto add = std::ranges::find_if(rows, [&](const FormRow &each) {
        return each.kind == RowKind::AddEntry && each.field.path == map;
    });
    m_key->offer(add == rows.end() ? std::vector<AddChoice>() : add->choices);
}

void MapEntryRow::showRow()
{
    const QString key = row().field.path.last();
    m_label->setText(row().summary, row().isSummaryRequired);
    m_label->setRole(ink(Role::Text));
    m_label->setOnlyLine(isAlone() ? -1 : row().labelLine);
    m_label->setVisible(row().labelLine >= 0);
    showKey();
    m_key->setAccessibleName(tr("Key %1").arg(key));
    m_key->setToolTip(key);
    m_key->setEnabled(!isStale() && row().field.isPresent);
    m_remove->setObjectName(u"remove:"_s + row().field.path.toString());
    m_remove->setVisible(!isStale() && row().field.isPresent);
    m_binding.show(row().field, isStale(), edge(), explanation(row().field));
}

int MapEntryRow::contentHeight(const RowGeometry &geometry) const
{
    const int box = measures::controlHeight + (row().isLast ? 2 : 1);
    const int label = 4 + m_label->heightAt(geometry.labelWidth());
    if (geometry.isNarrow) {
        return box + (row().labelLine == 0 ? label : 0);
    }
    return isAlone() ? std::max(box, label) : box;
}

QRect MapEntryRow::box() const
{
    const RowGeometry geometry = geometryAt(width());
    return {geometry.field, m_key->y() - 1, geometry.fieldWidth(), measures::controlHeight + 2};
}

/// True if the entry above has a rejected input, which its row shows below it.
bool MapEntryRow::isRejectedAbove() const
{
    const FormModel &model = controller().model();
    const int above = model.rowOf(row().field.path) - 1;
    if (above < 0) {
        return false;
    }
    const RejectedText rejected =
        controller().fields().rejectedText(model.rows[static_cast<size_t>(above)].field.path);
    return !rejected.reason.isEmpty() && !rejected.isTyping;
}

void MapEntryRow::place(const RowGeometry &geometry, int top)
{
    const int label = m_label->heightAt(geometry.labelWidth());
    const bool hasLabel = row().labelLine == 0;
    const int y = top + (geometry.isNarrow && hasLabel ? label + 4 : 0) + 1;
    // A message below the first entry would separate the two lines of the label, so its row shows
    // both.
    const bool isWhole = geometry.isNarrow || isAlone() || (hasLabel && !issues().empty());
    m_label->setOnlyLine(isWhole ? -1 : row().labelLine);
    m_label->setVisible(hasLabel
                        || (row().labelLine > 0 && !geometry.isNarrow && !isRejectedAbove()));
    const int line = row().labelLine > 0 ? top - 2 : top + 4; // continues the row above
    m_label->setGeometry(geometry.label, geometry.isNarrow ? top : line, geometry.labelWidth(),
                         isWhole ? m_label->heightAt(geometry.labelWidth()) : 18);
    const int usual = std::clamp(geometry.fieldWidth() * 42 / 100, 60, 220);
    const int wanted =
        m_key->fontMetrics().horizontalAdvance(row().widestKey) + 2 * (cellMargin + keyEdge);
    const int keyWidth = std::clamp(wanted, usual, std::max(usual, geometry.fieldWidth() / 2));
    m_key->setGeometry(geometry.field + 1, y, keyWidth - 1, measures::controlHeight);
    const int left = geometry.field + keyWidth + 1;
    const int right = geometry.right - 1 - (m_remove->isHidden() ? 0 : removeWidth + 2);
    m_value->place({left, y, std::max(20, right - left), measures::controlHeight});
    m_remove->setGeometry(geometry.right - removeWidth - 2, y + 2, removeWidth, removeWidth);
}

std::vector<QWidget *> MapEntryRow::contentStops()
{
    std::vector<QWidget *> stops{m_key};
    stops.insert(stops.end(), m_value->controls().begin(), m_value->controls().end());
    return stops;
}

/// Moves the entry with Alt and an arrow key. A typed key is applied first.
bool MapEntryRow::handleMoveKey(const QKeyEvent &event)
{
    const bool isUp = event.key() == Qt::Key_Up;
    if (isStale() || event.modifiers() != Qt::AltModifier
        || (!isUp && event.key() != Qt::Key_Down)) {
        return false;
    }
    if (m_key->isModified()) {
        rename(); // the next key press moves the entry
        return true;
    }
    controller().moveEntry(row().field.path, isUp ? -1 : 1);
    return true;
}

bool MapEntryRow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && handleMoveKey(*static_cast<QKeyEvent *>(event))) {
        return true;
    }
    if (event->type() == QEvent::FocusIn && watched == m_key) {
        offerKeys();
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        update();
    }
    return RowWidget::eventFilter(watched, event);
}

void MapEntryRow::paintEvent(QPaintEvent *event)
{
    RowWidget::paintEvent(event);
    QPainter painter(this);
    const QRect area = box();
    painter.setPen(Theme::color(edge().value_or(isStale() ? Role::Border : Role::ControlEdge)));
    painter.drawRect(area.adjusted(0, 0, -1, -1));
    painter.drawLine(m_value->x() - 1, area.top(), m_value->x() - 1, area.bottom());
    for (const QWidget *cell : {static_cast<QWidget *>(m_key), m_value->control()}) {
        if (cell->hasFocus()) {
            const QRect ring(cell->mapTo(this, QPoint()), cell->size());
            painter.setPen(QPen(Theme::color(Role::Accent), measures::focusRing));
            painter.drawRect(ring.adjusted(0, 0, 0, 0));
        }
    }
}

} // namespace baton
