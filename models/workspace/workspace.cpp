// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/workspace.h"

#include <QDir>
#include <QFileInfo>

namespace baton {

Workspace::Workspace(FileReader reader, QObject *parent)
    : QObject(parent)
    , m_scanner(std::move(reader))
{
    connect(&m_scanner, &WorkspaceScanner::updated, &m_model, &WorkspaceModel::update);
}

void Workspace::open(const QString &folder)
{
    const QString path = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    const bool isNew = path != m_scanner.folder();
    if (isNew) {
        m_scanner.close();
        m_model.setRoot(path);
    }
    m_scanner.scan(path);
    if (isNew) {
        Q_EMIT folderChanged(path);
    }
}

void Workspace::refresh()
{
    if (!folder().isEmpty()) {
        m_scanner.scan(folder());
    }
}

void Workspace::close()
{
    m_scanner.close();
    m_model.setRoot({});
    Q_EMIT folderChanged({});
}

} // namespace baton
