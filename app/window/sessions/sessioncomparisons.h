// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

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

    /// Shows the sessions in the folders @p left and @p right side by side, in a new tab.
    void compare(const QString &left, const QString &right);

private:
    void compareSelected();
    void show(SessionCompareView &view, const std::shared_ptr<const Session> &left,
              const std::shared_ptr<const Session> &right);

    const WindowContext m_context;
    SessionListTab &m_list;
};

} // namespace baton
