// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "models/session/discovery/sessionlocator.h"
#include "models/session/value/reviewstatus.h"
#include "models/workspace/treepath.h"

#include <QAbstractItemModel>
#include <QHash>
#include <QSet>

#include <map>

namespace baton {

/// The workspace as a tree: sessions and loose documents, folders, files, each with where it
/// stands.
///
/// Never resets but for another root and other layouts of sessions: what goes and what comes are
/// given in batches.
class WorkspaceModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum RoleId {
        PathRole = Qt::UserRole, ///< absolute; empty for a group
        TypeRole,                ///< int of WorkspaceNode::Type
        StatusRole,              ///< int of WorkspaceStatus: WorkspaceNode::status()
        MarkRole,                ///< int of Status: WorkspaceNode::mark()
        KindRole,                ///< kind id of a file
        ErrorsRole,
        WarningsRole,
        NotesRole,
        FilesRole,    ///< files at or below
        CountRole,    ///< findings of the worst severity: what is shown beside the name
        DetailRole,   ///< muted text at the right: "LITE", "no handoff"
        ModifiedRole, ///< milliseconds since 1970
        ReviewRole    ///< int of ReviewStatus: what reviewers said of a session
    };

    explicit WorkspaceModel(QObject *parent = nullptr);
    ~WorkspaceModel() override;

    [[nodiscard]] const QString &root() const { return m_root.path; }
    /// Shows an empty tree for the folder @p path.
    void setRoot(const QString &path);
    /// Stands everything anew when sessions of @p catalog lie on disk otherwise.
    void setCatalog(std::shared_ptr<const ProtocolCatalog> catalog);
    /// Takes out the files @p gone, then puts in @p present or brings them up to date.
    void update(const QStringList &gone, const WorkspaceEntries &present);

    /// Forgets the folders @p gone, and shows those of @p found that are sessions, whether a
    /// document lies in them or not.
    void updateFolders(const QStringList &gone, const QStringList &found);

    /// Shows what was said of sessions, and which wait for that.
    void setReviews(const ReviewSummaries &glances);
    /// Of the session @p node, or of the one that it lies in.
    [[nodiscard]] ReviewStatus reviewOf(const WorkspaceNode &node) const;

    /// How the sessions stand that were found below the root. A folder that holds the handoffs of a
    /// run without a state is shown as a session once it was read.
    void takeSessions(const std::vector<SessionSummary> &sessions);
    void dropSessions(const QStringList &folders);

    [[nodiscard]] static WorkspaceNode::Type typeAt(const QModelIndex &index)
    {
        return static_cast<WorkspaceNode::Type>(index.data(TypeRole).toInt());
    }
    [[nodiscard]] const StatusCounts &tally() const { return m_root.tally; }
    /// The handoffs whose session @p path tells the state of; none when it is no state file.
    [[nodiscard]] QStringList handoffsOf(const QString &path) const;
    /// Every file below the root, in any order.
    [[nodiscard]] QStringList paths() const;
    /// The folder of every session below the root.
    [[nodiscard]] QStringList sessions() const;
    [[nodiscard]] QModelIndex indexOf(const QString &path) const;
    /// The row behind @p index, which must be valid.
    [[nodiscard]] const WorkspaceNode &node(const QModelIndex &index) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

Q_SIGNALS:
    void reviewsChanged();

private:
    using Nodes = std::vector<WorkspaceNode *>;
    /// What comes below rows that are shown: for each of these a node that holds it.
    using Arrivals = std::map<WorkspaceNode *, WorkspaceNode>;

    [[nodiscard]] QString reviewText(const WorkspaceNode &row, const QString &before) const;
    [[nodiscard]] QModelIndex indexOf(const WorkspaceNode *node) const;
    [[nodiscard]] const WorkspaceNode *nodeOf(const QModelIndex &index) const;
    void removeFiles(const QStringList &gone);
    void addLeaving(WorkspaceNode &node, std::map<WorkspaceNode *, Nodes> &leaving);
    void dropEmpty(std::map<WorkspaceNode *, Nodes> &leaving);
    void dropNodes(WorkspaceNode &parent, Nodes nodes);
    void removeRange(WorkspaceNode &parent, int first, int last);
    void forget(const WorkspaceNode &node);
    void addFile(Arrivals &arrivals, const WorkspaceEntry &entry);
    void addSession(Arrivals &arrivals, const QString &folder);
    WorkspaceNode &addRows(Arrivals &arrivals, std::vector<WorkspacePlace::Step> &steps,
                           std::unique_ptr<WorkspaceNode> leaf);
    [[nodiscard]] WorkspaceNode *sessionAt(const QString &folder);
    void setOnDisk(WorkspaceNode &session, bool isOnDisk);
    void takeIn(Arrivals &arrivals);
    void insertRanges(WorkspaceNode &parent, std::vector<std::unique_ptr<WorkspaceNode>> nodes);
    void mergeAtOnce(Arrivals &arrivals);
    void noteNamesakes(WorkspaceNode &parent, int row);
    void updateFile(WorkspaceNode &file, const WorkspaceEntry &entry);
    void tallyUp(WorkspaceNode &file, int sign);
    void show(const std::shared_ptr<const SessionSummary> &session, const SessionLocation &place);
    [[nodiscard]] std::shared_ptr<const SessionSummary> summaryAt(const QString &path) const;
    void moveFilesOf(const QSet<QString> &folders);
    void announceChanges();

    std::shared_ptr<const ProtocolCatalog> m_catalog; ///< holds the layouts
    SessionLayouts m_layouts;
    WorkspaceNode m_root;
    ReviewSummaries m_reviews;
    QHash<QString, WorkspaceNode *> m_files;
    QSet<QString> m_folders; ///< that lie on disk
    QSet<WorkspaceNode *> m_changed;
    QHash<QString, std::shared_ptr<const SessionSummary>> m_sessions; ///< by folder
    QHash<QString, QString> m_stateFolders;                           ///< of these, by state file
    SessionRuns m_runs;
};

} // namespace baton
