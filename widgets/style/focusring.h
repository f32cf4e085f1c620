// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>

class QFocusFrame;
class QWidget;

namespace baton {

/// Draws the focus ring: two pixels outside the edge of the focused control. Views and bare text
/// editors show their focus by the selection instead.
class FocusRing : public QObject
{
    Q_OBJECT

public:
    explicit FocusRing(QObject *parent = nullptr);
    ~FocusRing() override;

    [[nodiscard]] QWidget *target() const;

private:
    void follow(QWidget *now);

    QPointer<QFocusFrame> m_frame;
};

} // namespace baton
