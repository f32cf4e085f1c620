// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFileSystemWatcher>
#include <QSet>

namespace baton {

/// Emits the content of watched files after each change by another program. It also watches their
/// folders, because many programs save by replacing the file.
class OpenFileWatch : public QObject
{
    Q_OBJECT

public:
    explicit OpenFileWatch(QObject *parent = nullptr);

    void setPaths(const QStringList &paths);

Q_SIGNALS:
    void fileRead(const QString &path, const QByteArray &bytes);
    void fileGone(const QString &path);

private:
    void look(const QString &path);
    void lookIn(const QString &folder);

    QFileSystemWatcher m_watcher;
    QStringList m_paths;
    QSet<QString> m_reading;
    QSet<QString> m_again; ///< files that changed again while they were read
};

} // namespace baton
