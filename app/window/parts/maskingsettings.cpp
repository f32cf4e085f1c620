// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/parts/maskingsettings.h"

#include "models/masking/secretsfile.h"

#include <QFileInfo>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace baton {

MaskingSettings::MaskingSettings(const QSettings &settings, QObject *parent)
    : QObject(parent)
    , m_userFile(QFileInfo(settings.fileName()).path() + "/secrets.txt"_L1)
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &MaskingSettings::read);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &MaskingSettings::read);
}

void MaskingSettings::setWorkspace(const QString &folder)
{
    m_workspace = folder;
    read();
}

void MaskingSettings::read()
{
    using namespace secretsfile;
    const QString shared = m_workspace.isEmpty() ? QString() : workspaceFile(m_workspace);
    Masking masking;
    const QStringList problems =
        takeFile(m_userFile, Owner::User, masking) + takeFile(shared, Owner::Workspace, masking);
    Masking::use(masking);
    QStringList watched{m_userFile, shared, m_workspace + "/.baton"_L1};
    watched.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    watched.removeIf([this](const QString &path) {
        return m_watcher.files().contains(path) || m_watcher.directories().contains(path);
    });
    if (!watched.isEmpty()) {
        m_watcher.addPaths(watched);
    }
    if (m_problems != problems) {
        m_problems = problems;
        Q_EMIT problemsChanged(problems);
    }
}

} // namespace baton
