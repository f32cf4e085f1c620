// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rows/listitemrow.h"

#include "widgets/form/editors/editorfactory.h"
#include "widgets/form/editors/wrappedtexteditor.h"
#include "widgets/form/rows/removebutton.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int numberWidth = 28; // width of the number without a label column

/// True if the editor wraps its text. With suggestions it must be a line edit, which can show a
/// list.
bool wraps(const FieldState &field)
{
    return field.widget == FieldWidget::Text
        && (!field.schema || field.schema->suggestions.isEmpty());
}

FieldEditor *createItemEditor(const FieldState &field, const DocumentLocation &place,
                              QWidget *parent)
{
    return wraps(field) ? new WrappedTextEditor(parent) : createEditor(field, place, parent);
}

/// True if the control is an empty line, false if it is a line with text; nullopt for other
/// widgets.
std::optional<bool> isEmptyLine(const QObject &control)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(&control)) {
        return line->text().isEmpty();
    }
    const auto *wrapped = qobject_cast<const WrappedTextEditor *>(control.parent());
    return wrapped ? std::optional(wrapped->isEmpty()) : std::nullopt;
}

} // namespace

ListItemRow::ListItemRow(FormController &controller, const FieldState &field)
    : RowWidget(controller)
    , m_editor(createItemEditor(field, placeOf(controller.document()), this))
    , m_remove(new QToolButton(this))
    , m_binding(controller, *this, *m_editor)
{
    m_remove->setIcon(icon(u"close"_s, Role::Muted));
    m_remove->setAutoRaise(true);
    m_remove->setFocusPolicy(Qt::NoFocus);
    m_remove->setToolTip(tr("Remove this entry"));
    m_remove->setAccessibleName(tr("Remove this entry"));
    connect(m_remove, &QToolButton::clicked, this,
            [this] { this->controller().remove(row().field.path); });
    connect(m_editor, &FieldEditor::heightChanged, this, &ListItemRow::contentChanged);
    m_editor->control()->installEventFilter(this);
}

bool ListItemRow::canShow(const FormRow &other) const
{
    return RowWidget::canShow(other) && sharesEditor(row().field, other.field)
        && wraps(row().field) == wraps(other.field);
}

bool ListItemRow::isHandle(QPoint place) const
{
    return place.x() < m_editor->x();
}

void ListItemRow::showRow()
{
    FieldState field = row().field;
    const qsizetype number = field.path.last().toLongLong() + 1;
    field.label = tr("%1, entry %2").arg(field.path.parent().last()).arg(number);
    m_binding.show(field, isStale(), edge(), explanation(row().field));
    m_remove->setObjectName(u"remove:"_s + field.path.toString());
    m_remove->setEnabled(!isStale());
}

int ListItemRow::editorLeft(const RowGeometry &geometry) const
{
    return geometry.isNarrow ? geometry.label + numberWidth : geometry.field;
}

int ListItemRow::contentHeight(const RowGeometry &geometry) const
{
    return m_editor->heightAt(geometry.right - editorLeft(geometry) - removeWidth - 4);
}

void ListItemRow::place(const RowGeometry &geometry, int top)
{
    const int left = editorLeft(geometry);
    m_editor->place({left, top, geometry.right - left - removeWidth - 4, contentHeight(geometry)});
    m_remove->setGeometry(geometry.right - removeWidth, top + 2, removeWidth, removeWidth);
}

std::vector<QWidget *> ListItemRow::contentStops()
{
    return m_editor->controls();
}

bool ListItemRow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || isStale()) {
        return RowWidget::eventFilter(watched, event);
    }
    auto *key = static_cast<QKeyEvent *>(event);
    if (handleItemKey(*key)) {
        return true;
    }
    const std::optional<bool> isEmpty = isEmptyLine(*watched);
    if (!isEmpty || key->modifiers().testAnyFlags(Qt::ControlModifier | Qt::ShiftModifier)) {
        return RowWidget::eventFilter(watched, event);
    }
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        const JsonPointer path = row().field.path;
        controller().addItem(path.parent(), path.last().toLongLong() + 1);
        return true;
    }
    if ((key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace) && *isEmpty) {
        const bool isBack = key->key() == Qt::Key_Backspace;
        controller().remove(row().field.path,
                            isBack ? FormController::Onward::Before
                                   : FormController::Onward::Behind);
        return true;
    }
    return RowWidget::eventFilter(watched, event);
}

void ListItemRow::paintEvent(QPaintEvent *event)
{
    RowWidget::paintEvent(event);
    QPainter painter(this);
    painter.setFont(fonts::small());
    painter.setPen(Theme::color(ink(Role::Muted)));
    const int left = editorLeft(geometryAt(width()));
    const QRect number(0, spaceAbove(row()), left - measures::controlPadding,
                       measures::controlHeight);
    painter.drawText(number, Qt::AlignVCenter | Qt::AlignRight,
                     locale().toString(row().field.path.last().toLongLong() + 1));
}

} // namespace baton
