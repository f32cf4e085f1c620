// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/sessionsummary.h"

#include <QAbstractItemModel>
#include <QHash>

#include <memory>
#include <vector>

namespace baton {

struct SessionNode;

/// Sessions of a folder, one row each, below the group that they belong to. Grows by batches and is
/// brought up to date in place. Its roles are those of SessionTable, without the one to sort by.
class SessionList final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum class Grouping { None, Protocol, Day, Status, Parent };
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

    /// What still runs is measured until then.
    void setNow(const QDateTime &now) { m_now = now; }
    /// Titles of protocols by their id.
    void setProtocols(const QHash<QString, QString> &titles) { m_protocols = titles; }
    /// Puts @p sessions in, or brings those of the same folder up to date.
    void add(const std::vector<SessionSummary> &sessions);
    /// Takes out the sessions in the folders @p paths, and the groups that are left empty.
    void remove(const QStringList &paths);
    void clear();
    void setGrouping(Grouping grouping);
    [[nodiscard]] Grouping grouping() const { return m_grouping; }

    [[nodiscard]] int sessionCount() const { return static_cast<int>(m_sessions.size()); }
    /// Null for a group.
    [[nodiscard]] const SessionSummary *session(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const QString &path) const;
    /// True when each of @p words, in small letters, stands in some column, the path or the note of
    /// the session at @p index.
    [[nodiscard]] bool matches(const QModelIndex &index, const QStringList &words) const;
    /// Whether @p left stands before @p right by the raw values of @p column.
    [[nodiscard]] bool isBefore(const QModelIndex &left, const QModelIndex &right) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    using NodePtr = std::unique_ptr<SessionNode>;

    [[nodiscard]] SessionNode *nodeOf(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const SessionNode *node) const;
    void put(const SessionSummary &session);
    SessionNode &parentFor(const SessionSummary &session);
    [[nodiscard]] QString groupOf(const SessionSummary &session) const;
    void insert(SessionNode &parent, NodePtr node);
    NodePtr take(SessionNode &node);
    void move(SessionNode &node, SessionNode &parent);
    void dropIfEmpty(SessionNode &group);
    void forgetId(const SessionNode &node);
    void adopt(SessionNode &parent);
    void waitForParent(SessionNode &node);
    [[nodiscard]] SessionNode *nodeBelow(const QModelIndex &parent, int row) const;
    [[nodiscard]] QString display(const SessionNode &node, int column) const;
    [[nodiscard]] QString protocolOf(const SessionSummary &session) const;

    NodePtr m_root;
    QHash<QString, SessionNode *> m_sessions;     ///< by folder
    QHash<QString, SessionNode *> m_groups;       ///< by title
    QHash<QString, SessionNode *> m_byId;         ///< while grouped by parent
    QMultiHash<QString, SessionNode *> m_orphans; ///< while grouped so, by the parent's id
    bool m_isRebuilding = false;                  ///< the views look at everything afterwards
    QHash<QString, QString> m_protocols;
    Grouping m_grouping = Grouping::None;
    QDateTime m_now;
};

} // namespace baton
