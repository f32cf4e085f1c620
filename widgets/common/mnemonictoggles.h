// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMap>
#include <QObject>

class QAbstractButton;

namespace baton {

/// The switches of a bar that Alt and a letter turn on and off while the keyboard is anywhere in
/// the bar, before the letters open a menu.
class MnemonicToggles : public QObject
{
    Q_OBJECT

public:
    /// Belongs to @p bar.
    MnemonicToggles(QWidget *bar, const QMap<Qt::Key, QAbstractButton *> &switches);

    /// Takes the keys in the fields of @p part as well.
    void watch(const QWidget *part);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QMap<Qt::Key, QAbstractButton *> m_switches;
};

} // namespace baton
