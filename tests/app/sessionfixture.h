// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/workspace/workspacemodel.h"
#include "samplefixture.h"
#include "widgets/common/dock.h"
#include "widgets/session/list/sessionlistview.h"
#include "widgets/session/view/sessionview.h"

namespace baton {

using namespace Qt::StringLiterals;

inline const QString cfd = u"cfd-bioreactor-session-20260221-143000-48213"_s;

inline QModelIndex rowOf(const QAbstractItemModel &model, const QString &path)
{
    return model
        .match(model.index(0, 0), WorkspaceModel::PathRole, path, 1,
               Qt::MatchExactly | Qt::MatchRecursive)
        .value(0);
}

class SessionFixture : public SampleFixture
{
public:
    SessionView *openSession(const QString &name = cfd)
    {
        window->open({{folder + u'/' + name, 0, 0}});
        return shownSession();
    }

    /// The list of the workspace's sessions, once all are read; null after a timeout.
    SessionListView *openList()
    {
        trigger(u"session.list"_s);
        const bool isRead = QTest::qWaitFor([this] { return window->isSettled(); }, 20000);
        return isRead ? find<SessionListView>(u"sessionListView"_s) : nullptr;
    }

    [[nodiscard]] bool isOpen(const QString &dock) const { return !find<Dock>(dock)->isHidden(); }
};

} // namespace baton
