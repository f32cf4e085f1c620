// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/list/sessioncells.h"
#include "models/sessionviews/list/sessiongroups.h"
#include "models/sessionviews/list/sessionorder.h"

#include <QAbstractItemModel>

namespace baton {

/// The sessions of a folder, one row each, sorted within their groups. Sessions that do not match
/// the search are hidden. Each change rebuilds the rows in one pass and is announced once, because
/// views of thousands of rows process that faster than many ranges. The roles are those of
/// SessionTable, except for the sort role.
class SessionList final : public QAbstractItemModel
{
    Q_OBJECT

public:
    using Grouping = SessionGroups::By;
    enum class Wanted { All, Failed, Running, Lost, AwaitingReview, Reviewed };
    enum Column {
        SessionColumn,
        ProtocolColumn,
        StatusColumn,
        AgentColumn,
        PhaseColumn,
        StartedColumn,
        DurationColumn,
        FindingsColumn
    };
    static constexpr int columnsInAll = FindingsColumn + 1;

    explicit SessionList(QObject *parent = nullptr);
    ~SessionList() override;

    /// Sets the end of the durations of running sessions.
    void setNow(const QDateTime &now) { m_cells.setNow(now); }
    /// Updates the rows of running sessions. False if no session runs.
    bool letTimePass(const QDateTime &now);
    /// Sets the titles of protocols, by id.
    void setProtocols(const QHash<QString, QString> &titles);
    /// Sets the reviews of sessions, and which sessions wait for a review.
    void setReviews(const ReviewSummaries &summaries);
    /// Adds @p sessions, or updates those with the same folder.
    void add(const std::vector<SessionSummary> &sessions);
    /// Removes the sessions in the folders @p paths, and groups that become empty.
    void remove(const QStringList &paths);
    void clear();
    void setGrouping(Grouping grouping);
    [[nodiscard]] Grouping grouping() const { return m_groups.by(); }
    /// Sets the search text. Each of its words must occur in a column, or in the path, note, tags,
    /// parent or errors of a session.
    void setText(const QString &text);
    void setWanted(Wanted wanted);
    /// Sorts by raw value. Equal values stay in the order of discovery.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    [[nodiscard]] int sessionCount() const { return static_cast<int>(m_sessions.size()); }
    /// The number of sessions that match, without groups and parents that are shown only for them.
    [[nodiscard]] int shownCount() const { return m_shownCount; }
    /// The number of folders with handoffs but without a run, which are not sessions: all, or those
    /// shown.
    [[nodiscard]] int looseCount(bool isOfShown) const;
    /// The session at @p index; null for a group.
    [[nodiscard]] const SessionSummary *session(const QModelIndex &index) const;
    /// The index of the session in the folder @p path; invalid if it is not shown.
    [[nodiscard]] QModelIndex indexOf(const QString &path) const;
    /// The key of the row at @p index. It does not change while the row exists.
    [[nodiscard]] QString keyOf(const QModelIndex &index) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    using Nodes = SessionGroups::Nodes;

    [[nodiscard]] SessionNode *nodeOf(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const SessionNode *node) const;
    [[nodiscard]] SessionNode *nodeBelow(const QModelIndex &parent, int row) const;
    void take(SessionNode &node, const SessionSummary &session);
    struct Renewed;
    void renew(SessionNode &node, const SessionSummary &session, Renewed &renewed);
    void settle(Renewed &renewed);
    void stand(SessionNode &node) const;
    [[nodiscard]] bool isMatch(const SessionNode &node) const;
    void filterRows();
    void rebuild();
    void arrange();
    void tellChanged(const Nodes &nodes);

    SessionCells m_cells;
    SessionOrder m_order;
    SessionGroups m_groups;
    SessionGroups::OwnNodes m_sessions; ///< sessions by folder
    SessionGroups::OwnNodes m_leaving;  ///< removed sessions that views may still refer to
    Nodes m_sorted;                     ///< all sessions in sort order
    ReviewSummaries m_reviews;
    Wanted m_wanted = Wanted::All;
    QStringList m_words; ///< search words in lower case
    int m_shownCount = 0;
    int m_nextNumber = 0;
};

} // namespace baton
