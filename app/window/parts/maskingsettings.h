// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFileSystemWatcher>

class QSettings;

namespace baton {

/// Keeps what counts as a secret as the user's file and that of the workspace say.
class MaskingSettings : public QObject
{
    Q_OBJECT

public:
    /// The user's file lies beside @p settings.
    explicit MaskingSettings(const QSettings &settings, QObject *parent = nullptr);

    [[nodiscard]] const QString &userFile() const { return m_userFile; }
    void setWorkspace(const QString &folder);
    void read();

Q_SIGNALS:
    /// The problems of the files; empty once there are none.
    void problemsChanged(const QStringList &problems);

private:
    QString m_userFile;
    QString m_workspace;
    QStringList m_problems;
    QFileSystemWatcher m_watcher;
};

} // namespace baton
