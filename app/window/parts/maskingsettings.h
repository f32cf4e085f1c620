// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFileSystemWatcher>

class QSettings;

namespace baton {

/// Applies the definitions of secrets in the files of the user and the workspace.
class MaskingSettings : public QObject
{
    Q_OBJECT

public:
    /// The user's file is in the folder of @p settings.
    explicit MaskingSettings(const QSettings &settings, QObject *parent = nullptr);

    [[nodiscard]] const QString &userFile() const { return m_userFile; }
    void setWorkspace(const QString &folder);
    void read();

Q_SIGNALS:
    /// Emitted with the problems of the files; empty if there are none.
    void problemsChanged(const QStringList &problems);

private:
    QString m_userFile;
    QString m_workspace;
    QStringList m_problems;
    QFileSystemWatcher m_watcher;
};

} // namespace baton
