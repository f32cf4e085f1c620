// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/samples/sessionsamples.h"
#include "tests/widgets/look.h"
#include "widgets/session/grid/phasegridview.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/session/tables/sessiontabs.h"
#include "widgets/session/view/sessionview.h"

#include <QTest>

#include <memory>

namespace baton {

/// A session view in its own window.
class Fixture
{
public:
    explicit Fixture(Session session, QSize size = {1176, 786})
    {
        view.resize(size);
        view.setSession(std::make_shared<const Session>(std::move(session)), samples::now());
        view.show();
        view.activateWindow();
        (void)QTest::qWaitForWindowActive(&view);
    }

    void update(Session session)
    {
        view.setSession(std::make_shared<const Session>(std::move(session)), samples::now());
    }

    template <typename Widget>
    Widget &find(const QString &name) const
    {
        Widget *found = view.findChild<Widget *>(name);
        if (!found) {
            qFatal("no %s", qPrintable(name));
        }
        return *found;
    }

    [[nodiscard]] PhaseGridView &grid() const
    {
        return find<PhaseGridView>(QStringLiteral("phaseGrid"));
    }
    [[nodiscard]] SessionTableView &table(const QString &name) const
    {
        return find<SessionTableView>(name);
    }

    SessionView view;
};

/// The first text in the selected row.
[[nodiscard]] inline QString firstCell(const SessionTableView &table)
{
    return table.currentIndex().siblingAtColumn(0).data().toString();
}

} // namespace baton
