// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QEvent>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <deque>
#include <memory>

namespace baton {

class FormController;

/// Keeps what is typed while the field that it is meant for is still to come, and types it there.
/// Who presses Esc or a mouse button meanwhile stays where that leads; what was typed before goes
/// to the field all the same.
class KeyHold : public QObject
{
    Q_OBJECT

public:
    KeyHold(QWidget &pane, FormController &controller);
    ~KeyHold() override;

    /// True when the reader went elsewhere instead of waiting for the field that comes next.
    [[nodiscard]] bool hasLeft() const { return !m_left.empty(); }
    /// That field came, in @p control, or has none: what was typed for it is typed without the
    /// reader.
    void giveTo(QWidget *control);

Q_SIGNALS:
    /// The reader waits for so long that they wonder; false: no longer.
    void waiting(bool isLong);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using Keys = std::deque<std::unique_ptr<QEvent>>;

    enum class State {
        Idle,
        Holding,
        Typing, ///< what was held; new keys wait behind it
    };

    /// What was typed for a field that its reader no longer waits for.
    struct Left
    {
        QPointer<QWidget> origin; ///< had the keyboard
        Keys keys;
    };

    void begin();
    void end();
    void leave();
    void endUnlessAtWork();
    void setState(State state);
    void typeHeld();
    [[nodiscard]] bool isElsewhere() const;
    [[nodiscard]] QWidget &receiver() const;
    void send(QWidget &target, QEvent &event);
    [[nodiscard]] bool isKeyOfPane(const QObject &watched, const QEvent &event) const;

    QWidget &m_pane;
    FormController &m_controller;
    QTimer m_limit;
    QTimer m_wonder;
    State m_state = State::Idle;
    bool m_isSending = false;
    bool m_isGiving = false;    ///< without the reader
    QPointer<QWidget> m_origin; ///< had the keyboard
    Keys m_held;
    std::deque<Left> m_left; ///< in the order in which the fields come
};

} // namespace baton
