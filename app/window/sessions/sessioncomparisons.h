// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

namespace baton {

class SessionListTab;

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

    const WindowContext m_context;
    SessionListTab &m_list;
};

} // namespace baton
