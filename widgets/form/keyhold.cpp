// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/keyhold.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>

#include <algorithm>
#include <chrono>
#include <utility>

namespace baton {

namespace {

constexpr std::chrono::seconds longestHold{5}; // nobody's keyboard may stay mute

bool isEscape(const QEvent &event)
{
    return event.type() != QEvent::InputMethod
        && static_cast<const QKeyEvent &>(event).key() == Qt::Key_Escape;
}

/// What a press of a key that @p target does not want itself sets off in the window.
QAction *commandOf(const QKeyEvent &press, QWidget &target)
{
    QKeyEvent ask(QEvent::ShortcutOverride, press.key(), press.modifiers(), press.text());
    ask.ignore();
    QCoreApplication::sendEvent(&target, &ask);
    const QList<QAction *> actions = target.window()->actions();
    const auto action = std::ranges::find_if(actions, [&](const QAction *each) {
        return each->isEnabled()
            && each->shortcuts().contains(QKeySequence(press.keyCombination()));
    });
    return ask.isAccepted() || action == actions.end() ? nullptr : *action;
}

} // namespace

KeyHold::KeyHold(QWidget &pane)
    : QObject(&pane)
    , m_pane(pane)
{
    m_limit.setSingleShot(true);
    m_limit.setInterval(longestHold);
    connect(&m_limit, &QTimer::timeout, this, &KeyHold::end);
}

KeyHold::~KeyHold() = default;

void KeyHold::setState(State state)
{
    const auto watches = [](State each) { return each == State::Holding || each == State::Typing; };
    const State before = std::exchange(m_state, state);
    if (watches(before) != watches(state)) {
        watches(state) ? qApp->installEventFilter(this) : qApp->removeEventFilter(this);
    }
    if (state == State::Holding) {
        m_limit.start();
    } else {
        m_limit.stop();
    }
}

void KeyHold::begin()
{
    if (m_pane.isVisible()) {
        m_origin = QApplication::focusWidget();
        setState(State::Holding);
    }
}

void KeyHold::end()
{
    if (m_state == State::Holding && m_held.empty()) {
        setState(State::Idle);
    } else if (m_state == State::Holding) {
        setState(State::Typing);
        // Not within the call: who ends it is at work.
        QMetaObject::invokeMethod(this, &KeyHold::typeHeld, Qt::QueuedConnection);
    } else if (m_state == State::Left) {
        if (m_origin) {
            giveTo(*m_origin); // the field did not come
        }
        m_held.clear();
        setState(State::Idle);
    }
}

void KeyHold::comeBack()
{
    if (m_state == State::Left) {
        begin();
    }
}

bool KeyHold::mayTakeFocus() const
{
    return m_state != State::Left || QApplication::focusWidget() == m_origin;
}

void KeyHold::arriveAt(QWidget &control)
{
    if (m_state == State::Left) {
        giveTo(control);
    }
}

void KeyHold::giveTo(QWidget &control)
{
    const QPointer<QWidget> target(&control);
    const QPointer<KeyHold> self(this);
    while (self && target && !m_held.empty()) {
        const std::unique_ptr<QEvent> event = std::move(m_held.front());
        m_held.pop_front();
        send(*target, *event);
    }
}

/// A key of them may lead elsewhere again: the others wait for that.
void KeyHold::typeHeld()
{
    const QPointer<KeyHold> self(this);
    while (self && m_state == State::Typing && !m_held.empty()) {
        const std::unique_ptr<QEvent> event = std::move(m_held.front());
        m_held.pop_front();
        if (QWidget *target = QApplication::focusWidget()) {
            send(*target, *event);
        }
    }
    if (self && m_state == State::Typing) {
        setState(State::Idle);
    }
}

/// A shortcut of the window waits for its turn like a letter.
void KeyHold::send(QWidget &target, QEvent &event)
{
    const QPointer<KeyHold> self(this);
    m_isSending = true;
    QAction *command = event.type() == QEvent::KeyPress
        ? commandOf(static_cast<const QKeyEvent &>(event), target)
        : nullptr;
    if (command) {
        m_isSending = false; // it may open a dialog
        command->trigger();
        return;
    }
    QCoreApplication::sendEvent(&target, &event);
    if (self) {
        m_isSending = false;
    }
}

/// A key that its receiver has no use for goes on to what is around that; it is none of these.
bool KeyHold::isKeyOfPane(const QObject &watched, const QEvent &event) const
{
    const bool isKey = event.type() == QEvent::KeyPress || event.type() == QEvent::KeyRelease
        || event.type() == QEvent::ShortcutOverride || event.type() == QEvent::InputMethod;
    return isKey && !m_isSending && &watched == QApplication::focusWidget()
        && !QApplication::activePopupWidget()
        && static_cast<const QWidget &>(watched).window() == m_pane.window();
}

bool KeyHold::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress && watched->isWidgetType()) {
        m_state == State::Holding ? setState(State::Left) : typeHeld();
        return false;
    }
    if (!isKeyOfPane(*watched, *event)) {
        return false;
    }
    if (m_state == State::Holding && isEscape(*event)) {
        if (event->type() == QEvent::KeyPress) {
            setState(State::Left);
        }
        return false;
    }
    if (event->type() == QEvent::KeyRelease && m_held.empty()) {
        return false; // of the key that began it
    }
    if (event->type() != QEvent::ShortcutOverride) {
        m_held.emplace_back(event->clone());
    }
    event->accept();
    return true;
}

} // namespace baton
