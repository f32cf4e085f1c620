// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFileSystemWatcher>

namespace baton {

/// Reports changes of a file, or in its folder with a file of its name: written,
/// replaced, deleted, made again. It does not look at the file itself.
class LogWatch : public QObject
{
    Q_OBJECT

public:
    explicit LogWatch(QObject *parent = nullptr);

    void setPath(const QString &path);
    /// A replaced file is a new one, which must be watched again. Returns true if it was not
    /// watched.
    bool renew();

Q_SIGNALS:
    void touched();

private:
    QFileSystemWatcher m_watcher;
    QString m_path;
};

} // namespace baton
