// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/fieldeditor.h"

#include "widgets/common/controls.h"

#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLayout>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace baton {

FieldEditor::FieldEditor(QWidget *parent)
    : QWidget(parent)
{
}

void FieldEditor::setField(const FieldState &field, bool keepsTyped)
{
    m_field = field;
    const QString place = field.path.toString();
    control()->setObjectName(u"field:"_s + place);
    for (size_t i = 1; i < m_controls.size(); ++i) {
        m_controls[i]->setObjectName(u"field-%1:"_s.arg(i) + place);
    }
    if (!keepsTyped) {
        showField();
    }
}

void FieldEditor::addControl(QWidget *control)
{
    m_controls.push_back(control);
    control->installEventFilter(this);
    if (control->focusPolicy() == Qt::WheelFocus) {
        control->setFocusPolicy(Qt::StrongFocus); // the wheel is on its way through the form
    }
    if (m_controls.size() == 1) {
        setFocusProxy(control);
    }
}

void FieldEditor::setReadOnly(bool isReadOnly)
{
    setEnabled(!isReadOnly);
}

void FieldEditor::setEdge(std::optional<Role> role)
{
    setEdgeRole(control(), role);
}

int FieldEditor::heightAt(int) const
{
    const QMargins margins = layout()->contentsMargins();
    return sizeHint().height() - margins.top() - margins.bottom();
}

void FieldEditor::place(const QRect &area)
{
    setGeometry(area.marginsAdded(layout()->contentsMargins()));
}

bool FieldEditor::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::FocusOut: {
        // A menu of the field or another window for a while: the reader comes back.
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason) {
            Q_EMIT left();
        }
        break;
    }
    case QEvent::Wheel:
        // The wheel scrolls the form; it changes no value on its way.
        event->ignore();
        return true;
    case QEvent::ShortcutOverride: {
        // Undo belongs to the document: its one history holds what was typed here.
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
        break;
    }
    case QEvent::KeyPress: {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
        if (key->key() == Qt::Key_Return && key->modifiers() == Qt::ControlModifier) {
            focusNextChild();
            return true;
        }
        if (key->key() == Qt::Key_Escape && key->modifiers() == Qt::NoModifier) {
            Q_EMIT takenBack();
        }
        break;
    }
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace baton
