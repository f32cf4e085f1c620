// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/list/sessioncells.h"
#include "models/sessionviews/list/sessiongroups.h"
#include "models/sessionviews/list/sessionorder.h"

#include <QAbstractItemModel>

namespace baton {

/// The sessions of a folder, one row each, sorted within their groups; those that do not match are
/// hidden. Any change rebuilds the rows in one pass and is announced once, since views of thousands
/// of rows process that faster than many ranges. Its roles are those of SessionTable, without the
/// sort role.
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

    /// Sets the time until which running sessions are measured.
    void setNow(const QDateTime &now) { m_cells.setNow(now); }
    /// Updates the rows of running sessions only; returns false if none runs.
    bool letTimePass(const QDateTime &now);
    /// Titles of protocols by their id.
    void setProtocols(const QHash<QString, QString> &titles);
    /// Sets the reviews of sessions, and which wait for one.
    void setReviews(const ReviewSummaries &summaries);
    /// Puts @p sessions in, or brings those of the same folder up to date.
    void add(const std::vector<SessionSummary> &sessions);
    /// Takes out the sessions in the folders @p paths, and the groups that are left empty.
    void remove(const QStringList &paths);
    void clear();
    void setGrouping(Grouping grouping);
    [[nodiscard]] Grouping grouping() const { return m_groups.by(); }
    /// Every word of @p text must stand in some column, in the path, the note, the tags, the parent
    /// or the errors of a session.
    void setText(const QString &text);
    void setWanted(Wanted wanted);
    /// Sorts by raw value; equal values keep the order of discovery.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    [[nodiscard]] int sessionCount() const { return static_cast<int>(m_sessions.size()); }
    /// Sessions that match, without the groups and parents that only hold them.
    [[nodiscard]] int shownCount() const { return m_shownCount; }
    /// The number of folders of handoffs without a run, which are no sessions: all, or the shown
    /// ones.
    [[nodiscard]] int looseCount(bool isOfShown) const;
    /// Null for a group.
    [[nodiscard]] const SessionSummary *session(const QModelIndex &index) const;
    /// Invalid for a session that is not shown.
    [[nodiscard]] QModelIndex indexOf(const QString &path) const;
    /// The key of the row at @p index, which stays the same as long as the row is the same.
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
    SessionGroups::OwnNodes m_leaving;  ///< removed sessions that views may still point to
    Nodes m_sorted;                     ///< all sessions
    ReviewSummaries m_reviews;
    Wanted m_wanted = Wanted::All;
    QStringList m_words; ///< words of the search, in lower case
    int m_shownCount = 0;
    int m_nextNumber = 0;
};

} // namespace baton
