// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <atomic>
#include <memory>

namespace baton {

class SessionCompareView;
class SessionListTab;
struct Session;

/// Opens comparisons of two sessions that are selected in the list.
class SessionComparisons : public QObject
{
    Q_OBJECT

public:
    SessionComparisons(const WindowContext &context, SessionListTab &list);
    ~SessionComparisons() override;

    /// Compares the present states of the sessions in the folders @p left and @p right, in the tab
    /// of an earlier comparison or in a new one.
    void compare(const QString &left, const QString &right);

private:
    void compareSelected();
    SessionCompareView *add(const QString &left, const QString &right);
    void show(SessionCompareView &view, const std::shared_ptr<const Session> &left,
              const std::shared_ptr<const Session> &right);

    const WindowContext &m_context;
    SessionListTab &m_list;
    QHash<std::pair<QString, QString>, QPointer<SessionCompareView>>
        m_views; ///< by the folders of both sessions
    /// Stop flags of running comparisons, by view.
    QHash<const QObject *, std::shared_ptr<std::atomic_bool>> m_stops;
};

} // namespace baton
