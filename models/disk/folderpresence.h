// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

namespace baton {

/// Reports whether a folder still exists and is still the same one. Checks it each second, because
/// the system sends no notification when a file system is mounted or unmounted.
class FolderPresence : public QObject
{
    Q_OBJECT

public:
    explicit FolderPresence(const QString &folder, QObject *parent = nullptr);

Q_SIGNALS:
    /// Emitted when the folder vanished or was replaced by another one: then appeared() follows.
    void vanished();
    void appeared();

private:
    /// The identity of a folder; all zero if there is none.
    struct Identity
    {
        quint64 device = 0;
        quint64 number = 0;
        qint64 born = 0; ///< because numbers are reused; 0 if the file system has no such time

        [[nodiscard]] bool isThere() const { return *this != Identity(); }
        friend bool operator==(const Identity &, const Identity &) = default;
    };

    [[nodiscard]] static Identity identityOf(const QString &folder);
    void look();

    QString m_folder;
    Identity m_last;
    QTimer m_timer;
};

} // namespace baton
