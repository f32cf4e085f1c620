// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace baton {

/// Searches the nodes of a graph or the handoffs of a sequence while it is typed.
class RoutingFindBar final : public QWidget
{
    Q_OBJECT

public:
    explicit RoutingFindBar(QWidget *parent = nullptr);

    void open();
    [[nodiscard]] QString text() const;
    void showCount(int count);

Q_SIGNALS:
    void textChanged(const QString &text);
    void stepRequested(int by);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void close();

    QLineEdit *m_text;
    QLabel *m_count;
};

} // namespace baton
