// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/fieldeditor.h"

#include "widgets/style/controlhelpers.h"
#include "widgets/text/commonaffixes.h"

#include <QAbstractButton>
#include <QApplication>
#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLayout>
#include <QPlainTextEdit>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Delays the report that an editor was left until the mouse button is released, or the next key:
/// the form may be rebuilt then, and the pressed widget must still exist when the button is
/// released.
class ReleaseWait : public QObject
{
public:
    explicit ReleaseWait(FieldEditor &editor)
        : QObject(&editor)
        , m_editor(editor)
    {
        qApp->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::MouseButtonRelease:
            QMetaObject::invokeMethod(this, &ReleaseWait::tell, Qt::QueuedConnection);
            break;
        case QEvent::ShortcutOverride:
        case QEvent::KeyPress:
            tell();
            break;
        default:
            break;
        }
        return false;
    }

private:
    void tell()
    {
        if (!std::exchange(m_isTold, true)) {
            qApp->removeEventFilter(this);
            deleteLater();
            Q_EMIT m_editor.left();
        }
    }

    FieldEditor &m_editor;
    bool m_isTold = false;
};

} // namespace

FieldEditor::FieldEditor(QWidget *parent)
    : QWidget(parent)
    , m_steps(typingPause())
{
}

void FieldEditor::setField(const FieldState &field, bool keepsTyped)
{
    m_isOtherField = m_isOtherField || m_field.path != field.path;
    m_field = field;
    const QString place = field.path.toString();
    control()->setObjectName(u"field:"_s + place);
    for (size_t i = 1; i < m_controls.size(); ++i) {
        m_controls[i]->setObjectName(u"field-%1:"_s.arg(i) + place);
    }
    if (!keepsTyped) {
        showField();
        m_isOtherField = false;
    }
}

void FieldEditor::noteTyped(const QString &now, int caret)
{
    const QStringView behind = QStringView(now).sliced(std::clamp<qsizetype>(caret, 0, now.size()));
    CommonAffixes same = commonAffixes(m_text, now);
    if (m_text.endsWith(behind)) { // otherwise more than the caret's place has changed
        same.after = behind.size();
        same.before = std::min({same.before, m_text.size() - same.after, now.size() - same.after});
    }
    const QByteArray removed =
        QStringView(m_text).sliced(same.before, m_text.size() - same.before - same.after).toUtf8();
    const TextEdit edit{
        QStringView(now).first(same.before).toUtf8().size(), removed.size(),
        QStringView(now).sliced(same.before, now.size() - same.before - same.after).toUtf8()};
    if (m_steps.record(edit, removed) == HistoryStep::Begins) {
        m_step = HistoryStep::Begins;
    }
    m_text = now;
}

int FieldEditor::caretIn(const QString &text, int caret)
{
    const QString before = std::exchange(m_text, text);
    if (before == text) {
        return caret;
    }
    m_steps.end();
    if (m_isOtherField) {
        return 0;
    }
    // The text removed from "a b c" may be "b " or " b": the caret was after it.
    const QStringView behind =
        QStringView(before).sliced(std::min<qsizetype>(caret, before.size()));
    const qsizetype same = commonAffixes(before, text).after;
    const bool isKept = behind.size() > same && text.endsWith(behind);
    return static_cast<int>(text.size() - (isKept ? behind.size() : same));
}

void FieldEditor::tell(const Value &value)
{
    Q_EMIT edited(value, std::exchange(m_step, HistoryStep::GoesOn));
}

void FieldEditor::addControl(QWidget *control)
{
    m_controls.push_back(control);
    control->installEventFilter(this);
    if (const auto *lines = qobject_cast<QPlainTextEdit *>(control)) {
        lines->viewport()->installEventFilter(this); // the viewport receives the mouse events
    }
    if (control->focusPolicy() == Qt::WheelFocus) {
        control->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the form instead
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

/// Text that is typed after a click on a placeholder replaces it; another click sets the caret.
void FieldEditor::selectPlaceholder()
{
    QWidget &edit = *control();
    const SelectionRange caret = selectionIn(edit);
    for (const SelectionRange &span : spansOf(m_field.placeholders, textOf(edit))) {
        const bool isIn = span.begin <= caret.begin && caret.begin < span.end;
        if (isIn && caret.begin == caret.end && m_selected != span) {
            select(edit, span);
        }
    }
}

bool FieldEditor::isAtEnd() const
{
    const QWidget &field = *control();
    const SelectionRange caret = selectionIn(field);
    return field.hasFocus() && !qobject_cast<const QAbstractButton *>(&field)
        && caret.begin == caret.end && caret.end == textOf(field).size();
}

/// Ignores menus of the field and other windows: the focus returns.
void FieldEditor::leave(Qt::FocusReason reason)
{
    if (reason == Qt::MouseFocusReason && QGuiApplication::mouseButtons() != Qt::NoButton) {
        new ReleaseWait(*this);
    } else if (reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason) {
        Q_EMIT left();
    }
}

/// True if the control must not handle @p key.
bool FieldEditor::handleKey(const QKeyEvent &key)
{
    const bool isPlain = key.modifiers() == Qt::NoModifier;
    if (key.key() == Qt::Key_Return && key.modifiers() == Qt::ControlModifier) {
        focusNextChild();
        return true;
    }
    if (key.key() >= Qt::Key_Home && key.key() <= Qt::Key_PageDown) {
        m_steps.end(); // the caret moves
    }
    if (key.key() == Qt::Key_Right && isPlain && isAtEnd()) {
        Q_EMIT passed();
        return true;
    }
    if (key.key() == Qt::Key_Escape && isPlain) {
        Q_EMIT inputReverted();
    }
    return false;
}

bool FieldEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress) {
        m_selected = selectionIn(*control());
    } else if (event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() == Qt::LeftButton && mouse->modifiers() == Qt::NoModifier) {
            selectPlaceholder();
        }
    }
    if (std::ranges::find(m_controls, watched) == m_controls.end()) {
        return QWidget::eventFilter(watched, event); // the event is that of a control's viewport
    }
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        m_steps.end();
        break;
    case QEvent::FocusOut:
        m_steps.end();
        leave(static_cast<QFocusEvent *>(event)->reason());
        break;
    case QEvent::Wheel:
        // The wheel scrolls the form and does not change values.
        event->ignore();
        return true;
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress: {
        // Undo belongs to the document, whose history includes the text typed here.
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
        if (event->type() == QEvent::KeyPress && handleKey(*key)) {
            return true;
        }
        break;
    }
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace baton
