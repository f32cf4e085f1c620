// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

namespace baton {

/// Whether a folder is still there, and still the same one. It looks each second, for the system
/// notifies nobody of a file system that is mounted or taken away.
class FolderPresence : public QObject
{
    Q_OBJECT

public:
    explicit FolderPresence(const QString &folder, QObject *parent = nullptr);

Q_SIGNALS:
    /// The folder vanished, or another one stands in its place: then appeared() follows.
    void vanished();
    void appeared();

private:
    /// What tells a folder from others; all zero where there is none.
    struct Identity
    {
        quint64 device = 0;
        quint64 number = 0;
        qint64 born = 0; ///< as numbers are given again; 0 where the file system knows no time

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
