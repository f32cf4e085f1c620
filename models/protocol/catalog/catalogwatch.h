// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "models/protocol/catalog/protocolfolders.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace baton {

/// Keeps a catalog up to date with the protocol folders of the user and the workspace and with the
/// user's templates. Reads them on a worker, and again after each change that the system reports.
class CatalogWatch : public QObject
{
    Q_OBJECT

public:
    /// @p catalog is used until the folders are read. @p user is the user's folder of protocols, @p
    /// templates the folder of templates.
    CatalogWatch(std::shared_ptr<const ProtocolCatalog> catalog, const QString &user,
                 const QString &templates = {}, QObject *parent = nullptr);
    ~CatalogWatch() override;

    [[nodiscard]] const std::shared_ptr<const ProtocolCatalog> &catalog() const
    {
        return m_catalog;
    }
    /// Uses the protocols of the workspace @p folder instead of those of the previous one.
    void setWorkspace(const QString &folder);
    /// True if no reading is running or scheduled.
    [[nodiscard]] bool isSettled() const { return !m_isLooking && !m_pause.isActive(); }

Q_SIGNALS:
    /// Emitted when catalog() has changed.
    void changed();
    /// Emitted after each reading of the folders, even if nothing has changed.
    void looked();

private:
    struct FolderScan
    {
        FolderStamp stamp;
        QStringList watched;
        std::shared_ptr<const ProtocolCatalog> catalog; ///< null if unchanged
    };

    void look();
    void take(const FolderScan &found);
    void watch(const QStringList &paths);

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    QString m_user;
    QString m_templates;
    QString m_workspace; ///< protocols folder of the workspace
    FolderStamp m_stamp;
    QFileSystemWatcher m_watcher;
    QTimer m_pause; ///< single shot: joins a burst of changes into one check
    bool m_isLooking = false;
    bool m_mustLookAgain = false;
    QThreadPool m_pool;
};

} // namespace baton
