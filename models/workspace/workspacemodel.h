// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/value/reviewstatus.h"
#include "models/workspace/workspacenodemodel.h"

namespace baton {

/// The workspace as a tree of sessions, loose documents, folders and files, each with its status.
///
/// Resets only for another root or other layouts of sessions; other insertions and removals come in
/// batches.
class WorkspaceModel final : public WorkspaceNodeModel
{
    Q_OBJECT

public:
    enum RoleId {
        PathRole = Qt::UserRole, ///< QString: absolute path; empty: a group
        TypeRole,                ///< int of WorkspaceNode::Type
        StatusRole,              ///< int of WorkspaceStatus: WorkspaceNode::status()
        MarkRole,                ///< int of Status: WorkspaceNode::mark()
        KindRole,                ///< kind id of a file
        ContentRole,             ///< int of FileContent
        ErrorsRole,
        WarningsRole,
        NotesRole,
        FilesRole,    ///< int: number of files at or below the row
        CountRole,    ///< int: findings of the worst severity, shown beside the name
        DetailRole,   ///< QString: muted text at the right: "LITE", "no handoff"
        ModifiedRole, ///< qint64: milliseconds since 1970
        ReviewRole    ///< int of ReviewStatus of a session
    };

    explicit WorkspaceModel(QObject *parent = nullptr);
    ~WorkspaceModel() override;

    [[nodiscard]] const QString &root() const { return rootNode().path; }
    /// Shows an empty tree for the folder @p path.
    void setRoot(const QString &path);
    /// Rebuilds the tree when @p catalog's sessions have other layouts on disk.
    void setCatalog(std::shared_ptr<const ProtocolCatalog> catalog);
    /// Removes the files @p gone, then adds or updates those of @p present.
    void update(const QStringList &gone, const WorkspaceEntries &present);

    /// Removes the folders @p gone, and shows those of @p found that are sessions, even without
    /// documents.
    void updateFolders(const QStringList &gone, const QStringList &found);

    /// Shows the reviews of sessions, and which sessions await one.
    void setReviews(const ReviewSummaries &reviews);
    /// The review status of the session @p node, or of the session around it.
    [[nodiscard]] ReviewStatus reviewOf(const WorkspaceNode &node) const;

    /// Takes the states of the sessions below the root. A folder with the handoffs of a run without
    /// a state is shown as a session once it was read.
    void takeSessions(const std::vector<SessionSummary> &sessions);
    void dropSessions(const QStringList &folders);

    [[nodiscard]] static WorkspaceNode::Type typeAt(const QModelIndex &index)
    {
        return static_cast<WorkspaceNode::Type>(index.data(TypeRole).toInt());
    }
    [[nodiscard]] const StatusCounts &tally() const { return rootNode().tally; }
    /// The handoffs of the session whose state file is @p path; empty: no state file.
    [[nodiscard]] QStringList handoffsOf(const QString &path) const;
    /// Every file below the root that is read as documents, in any order.
    [[nodiscard]] QStringList paths() const;
    /// The folder of every session below the root.
    [[nodiscard]] QStringList sessions() const;
    [[nodiscard]] QModelIndex indexOf(const QString &path) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

Q_SIGNALS:
    void reviewsChanged();

private:
    using WorkspaceNodeModel::indexOf;

    void removeFiles(const QStringList &gone);
    void addFile(WorkspaceArrivals &arrivals, const WorkspaceEntry &entry);
    void addSession(WorkspaceArrivals &arrivals, const QString &folder);
    [[nodiscard]] std::vector<WorkspacePlace::Step> stepsTo(const QString &session) const;
    [[nodiscard]] WorkspaceNode *sessionAt(const QString &folder);
    void setOnDisk(WorkspaceNode &session, bool isOnDisk);
    void updateFile(WorkspaceNode &file, const WorkspaceEntry &entry);
    void tallyUp(WorkspaceNode &file, int sign);
    void show(const std::shared_ptr<const SessionSummary> &session, const SessionLocation &place);
    void moveFilesOf(const QSet<QString> &folders);

    std::shared_ptr<const ProtocolCatalog> m_catalog; ///< owner of the layouts
    SessionLayouts m_layouts;
    WorkspaceSessions m_sessions;
    ReviewSummaries m_reviews;
    QHash<QString, WorkspaceNode *> m_files;
    QSet<QString> m_folders; ///< existing folders
};

} // namespace baton
