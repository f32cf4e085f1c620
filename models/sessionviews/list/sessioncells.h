// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/list/sessionnode.h"

#include <QHash>
#include <QVariant>

namespace baton {

/// The cells of the list of sessions.
class SessionCells
{
public:
    /// Sets the end of the durations of running sessions.
    void setNow(const QDateTime &now) { m_now = now; }
    [[nodiscard]] const QDateTime &now() const { return m_now; }
    /// Sets the titles of protocols, by id.
    void setProtocols(const QHash<QString, QString> &titles) { m_protocols = titles; }
    /// Adds @p by to the number of sessions with the name of @p node. Sessions of the same name
    /// show more of their path.
    void countName(const SessionNode &node, int by);
    void forgetNames() { m_names.clear(); }

    [[nodiscard]] QString text(const SessionNode &node, int column) const;
    [[nodiscard]] QString protocolOf(const SessionSummary &session) const;
    [[nodiscard]] QVariant data(const SessionNode &node, int column, int role) const;
    [[nodiscard]] static QVariant header(int column, int role);

private:
    [[nodiscard]] QString tail(const SessionNode &node) const;
    [[nodiscard]] QString toolTip(const SessionNode &node, int column) const;

    QHash<QString, int> m_names; ///< number of sessions by name, in total and by folder
    QHash<QString, QString> m_protocols;
    QDateTime m_now;
};

} // namespace baton
