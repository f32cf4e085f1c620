// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/reviewstatus.h"
#include "models/session/value/sessionsummary.h"

#include <QAbstractItemModel>
#include <QHash>

#include <memory>
#include <unordered_map>
#include <vector>

namespace baton {

struct SessionNode;

/// Sessions of a folder, one row each, sorted, below the group that they belong to; those that do
/// not match are left out. Whatever changes, the rows are made anew in one pass and told of once: a
/// view that looks at thousands of them takes less time for that than for many ranges. Its roles
/// are those of SessionTable, without the one to sort by.
class SessionList final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum class Grouping { None, Protocol, Day, Status, Parent };
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

    explicit SessionList(QObject *parent = nullptr);
    ~SessionList() override;

    /// Sets the time until which running sessions are measured.
    void setNow(const QDateTime &now) { m_now = now; }
    /// The same, told of the rows of what still runs; false when nothing does.
    bool letTimePass(const QDateTime &now);
    /// Titles of protocols by their id.
    void setProtocols(const QHash<QString, QString> &titles);
    /// Sets the reviews of sessions, and which wait for one.
    void setReviews(const ReviewSummaries &glances);
    /// Puts @p sessions in, or brings those of the same folder up to date.
    void add(const std::vector<SessionSummary> &sessions);
    /// Takes out the sessions in the folders @p paths, and the groups that are left empty.
    void remove(const QStringList &paths);
    void clear();
    void setGrouping(Grouping grouping);
    [[nodiscard]] Grouping grouping() const { return m_grouping; }
    /// Every word of @p text must stand in some column, in the path, the note, the tags, the parent
    /// or the errors of a session.
    void setText(const QString &text);
    void setWanted(Wanted wanted);
    /// By raw value; what is the same stands in the order that it was found in.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    [[nodiscard]] int sessionCount() const { return static_cast<int>(m_sessions.size()); }
    /// Sessions that match, without the groups and parents that only hold them.
    [[nodiscard]] int shownCount() const { return m_shownCount; }
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
    using Nodes = std::vector<SessionNode *>;
    using OwnNodes = std::unordered_map<QString, std::unique_ptr<SessionNode>>;

    [[nodiscard]] SessionNode *nodeOf(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const SessionNode *node) const;
    [[nodiscard]] SessionNode *nodeBelow(const QModelIndex &parent, int row) const;
    void countNames(const SessionNode &node, int by);
    void take(SessionNode &node, const SessionSummary &session);
    struct Renewed;
    void renew(SessionNode &node, const SessionSummary &session, Renewed &renewed);
    void settle(Renewed &renewed);
    void stand(SessionNode &node) const;
    void weigh(SessionNode &node) const;
    [[nodiscard]] bool areGroupsTurned() const;
    [[nodiscard]] QString groupOf(const SessionSummary &session) const;
    [[nodiscard]] bool isMatch(const SessionNode &node) const;
    [[nodiscard]] bool standsBefore(const SessionNode *left, const SessionNode *right) const;
    void filterRows();
    void rebuild();
    void arrange();
    void findParents();
    void cutCircles();
    [[nodiscard]] SessionNode &groupFor(const QString &title);
    void showGroups();
    void relocate();
    void tellChanged(const Nodes &nodes);
    [[nodiscard]] QString display(const SessionNode &node, int column) const;
    [[nodiscard]] QString tail(const SessionNode &node) const;
    [[nodiscard]] QString toolTip(const SessionNode &node, int column) const;
    [[nodiscard]] QString protocolOf(const SessionSummary &session) const;

    std::unique_ptr<SessionNode> m_root;
    OwnNodes m_sessions;         ///< by folder
    OwnNodes m_groups;           ///< by title
    OwnNodes m_leaving;          ///< until nothing points to them any more
    Nodes m_order;               ///< all sessions as they are sorted
    QHash<QString, int> m_names; ///< how many sessions are called so, and of them in such a folder
    mutable QHash<qint64, QString> m_titles; ///< of groups: to say thousands of times takes long
    QHash<QString, QString> m_protocols;
    ReviewSummaries m_reviews;
    Grouping m_grouping = Grouping::None;
    Wanted m_wanted = Wanted::All;
    QStringList m_words; ///< in small letters
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    int m_shownCount = 0;
    int m_nextNumber = 0;
    QDateTime m_now;
};

} // namespace baton
