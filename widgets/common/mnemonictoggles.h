// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMap>
#include <QObject>

class QAbstractButton;

namespace baton {

/// Lets Alt and a letter toggle the switches of a bar while the focus is in the bar; this takes
/// precedence over the mnemonics of menus.
class MnemonicToggles : public QObject
{
    Q_OBJECT

public:
    /// @p bar becomes the parent.
    MnemonicToggles(QWidget *bar, const QMap<Qt::Key, QAbstractButton *> &switches);

    /// Handles the keys in the fields of @p part as well.
    void watch(const QWidget *part);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QMap<Qt::Key, QAbstractButton *> m_switches;
};

} // namespace baton
