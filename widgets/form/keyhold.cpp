// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/keyhold.h"

#include "models/form/formcontroller.h"
#include "widgets/form/windowcommand.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QShortcutEvent>

#include <algorithm>
#include <chrono>
#include <utility>

namespace baton {

namespace {

constexpr std::chrono::seconds longestHold{5}; // where nothing is at work that leads anywhere
constexpr std::chrono::seconds unnoticed{1};

bool isEscape(const QEvent &event)
{
    return event.type() != QEvent::InputMethod
        && static_cast<const QKeyEvent &>(event).key() == Qt::Key_Escape;
}

std::unique_ptr<QEvent> takeFirst(std::deque<std::unique_ptr<QEvent>> &keys)
{
    std::unique_ptr<QEvent> first = std::move(keys.front());
    keys.pop_front();
    return first;
}

} // namespace

KeyHold::KeyHold(QWidget &pane, FormController &controller)
    : QObject(&pane)
    , m_pane(pane)
    , m_controller(controller)
    , m_limit(this)
    , m_wonder(this)
{
    m_limit.setSingleShot(true);
    m_limit.setInterval(longestHold);
    connect(&m_limit, &QTimer::timeout, this, &KeyHold::endUnlessAtWork);
    m_wonder.setSingleShot(true);
    m_wonder.setInterval(unnoticed);
    connect(&m_wonder, &QTimer::timeout, this, [this] { Q_EMIT waiting(true); });
    connect(&controller, &FormController::leadBegan, this, &KeyHold::begin);
    connect(&controller, &FormController::leadEnded, this, &KeyHold::end);
}

KeyHold::~KeyHold() = default;

void KeyHold::setState(State state)
{
    const State before = std::exchange(m_state, state);
    if ((before == State::Idle) != (state == State::Idle)) {
        before == State::Idle ? qApp->installEventFilter(this) : qApp->removeEventFilter(this);
    }
    if (state == State::Holding) {
        m_limit.start();
        m_wonder.start();
    } else if (before == State::Holding) {
        m_wonder.stop();
        Q_EMIT waiting(false);
    }
}

/// The keyboard is on its way to a field of the pane.
void KeyHold::begin()
{
    if (m_isGiving) {
        m_left.emplace_back(); // what is typed without the reader leads on
    } else if (m_pane.isVisible()) {
        m_origin = QApplication::focusWidget();
        setState(State::Holding);
    }
}

/// It has arrived, or it stays where it is.
void KeyHold::end()
{
    if (m_state == State::Holding) {
        setState(m_held.empty() ? State::Idle : State::Typing);
        // Not within the call: who ends it is at work.
        QMetaObject::invokeMethod(this, &KeyHold::typeHeld, Qt::QueuedConnection);
    }
    for (size_t count = m_left.size(); count > 0; --count) {
        giveTo(nullptr); // the field did not come
    }
}

/// Nobody's keyboard may stay mute.
void KeyHold::endUnlessAtWork()
{
    if (m_controller.isIdle() && !m_controller.document().hasPendingEdits()) {
        end();
    } else {
        m_limit.start();
    }
}

void KeyHold::leave()
{
    m_left.push_back({m_origin, std::exchange(m_held, {})});
    setState(State::Idle);
}

void KeyHold::giveTo(QWidget *control)
{
    Left left = std::move(m_left.front());
    m_left.pop_front();
    const QPointer<QWidget> target(control ? control : left.origin.data());
    const QPointer<KeyHold> self(this);
    const size_t others = m_left.size();
    while (target && !left.keys.empty() && m_left.size() == others) {
        const std::unique_ptr<QEvent> key = takeFirst(left.keys);
        m_isGiving = true;
        send(*target, *key);
        if (!self) {
            return;
        }
        m_isGiving = false;
    }
    if (m_left.size() > others) {
        m_left.back() = {target, std::move(left.keys)};
    }
}

/// The keyboard is in another window of the program, a question perhaps, or another document is
/// shown.
bool KeyHold::isElsewhere() const
{
    const QWidget *focus = QApplication::focusWidget();
    return !m_pane.isVisible() || (focus && focus->window() != m_pane.window());
}

/// Where a key goes that is pressed now; the window may be behind another one. What was typed for
/// the pane goes to nobody else.
QWidget &KeyHold::receiver() const
{
    if (isElsewhere()) {
        return m_pane.focusWidget() ? *m_pane.focusWidget() : m_pane;
    }
    if (QWidget *popup = QApplication::activePopupWidget()) {
        return popup->focusWidget() ? *popup->focusWidget() : *popup;
    }
    QWidget *window = m_pane.window();
    QWidget *focus = QApplication::focusWidget();
    focus = focus ? focus : window->focusWidget();
    return focus ? *focus : *window;
}

/// A key of them may lead elsewhere again: the others wait for that.
void KeyHold::typeHeld()
{
    const QPointer<KeyHold> self(this);
    while (self && m_state == State::Typing && !m_held.empty()) {
        const std::unique_ptr<QEvent> key = takeFirst(m_held);
        send(receiver(), *key);
    }
    if (self && m_state == State::Typing) {
        setState(State::Idle);
    }
}

/// A shortcut waits for its turn like a letter; it is none of a reader's who is elsewhere.
void KeyHold::send(QWidget &target, QEvent &event)
{
    const QPointer<KeyHold> self(this);
    m_isSending = true;
    QAction *command = nullptr;
    if (event.type() == QEvent::KeyPress) {
        command = commandOf(static_cast<const QKeyEvent &>(event), target);
    }
    if (command) {
        m_isSending = false; // it may open a dialog
        if (!isElsewhere()) {
            const auto &press = static_cast<const QKeyEvent &>(event);
            QShortcutEvent shortcut(QKeySequence(press.keyCombination()), 0);
            QCoreApplication::sendEvent(command, &shortcut);
        }
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
    return isKey && !m_isSending && !QApplication::activePopupWidget() && &watched == &receiver()
        && static_cast<const QWidget &>(watched).window() == m_pane.window();
}

bool KeyHold::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonPress && watched->isWidgetType()) {
        typeHeld();
        if (m_state == State::Holding) {
            leave();
        }
        return false;
    }
    if (!isKeyOfPane(*watched, *event)) {
        return false;
    }
    if (m_state == State::Holding && isEscape(*event)) {
        if (event->type() == QEvent::KeyPress) {
            leave();
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
