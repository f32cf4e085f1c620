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

/// Keeps what is typed while the field that it is meant for is still to come, and types it there.
/// Who presses Esc or a mouse button meanwhile stays where that leads; what was typed before goes
/// to the field all the same.
class KeyHold : public QObject
{
    Q_OBJECT

public:
    explicit KeyHold(QWidget &pane);
    ~KeyHold() override;

    /// The keyboard is on its way to a field of the pane.
    void begin();
    /// It has arrived, or it stays where it is.
    void end();
    /// The reader comes into the pane by another way.
    void comeBack();
    /// False when the reader went elsewhere meanwhile.
    [[nodiscard]] bool mayTakeFocus() const;
    /// The field is there: @p control is its.
    void arriveAt(QWidget &control);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    enum class State {
        Idle,
        Holding,
        Typing, ///< what was held; new keys wait behind it
        Left,
    };

    void setState(State state);
    void typeHeld();
    void giveTo(QWidget &control);
    [[nodiscard]] bool isKeyOfPane(const QObject &watched, const QEvent &event) const;
    void send(QWidget &target, QEvent &event);

    QWidget &m_pane;
    QTimer m_limit;
    State m_state = State::Idle;
    bool m_isSending = false;
    QPointer<QWidget> m_origin; ///< had the keyboard
    std::deque<std::unique_ptr<QEvent>> m_held;
};

} // namespace baton
