// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "tests/widgets/look.h"
#include "widgets/routing/controls/multichoicebutton.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/text/wraplabel.h"

#include <QAbstractButton>
#include <QDir>
#include <QListWidget>
#include <QMenu>
#include <QSignalSpy>
#include <QTreeView>

namespace baton {

inline const std::shared_ptr<const ProtocolCatalog> &catalog()
{
    static const auto loaded = ProtocolCatalog::load();
    return loaded;
}

/// The folder of the samples, defined by the test, because only its file knows the source folder.
[[nodiscard]] QString samplesFolder();

inline std::shared_ptr<const GraphSource> sample(const QString &name)
{
    return std::make_shared<const GraphSource>(
        readGraphSource(QDir::cleanPath(samplesFolder() + u'/' + name), *catalog()));
}

inline const QString cfd = QStringLiteral("cfd-bioreactor-session-20260221-143000-48213");

/// The routing of a part of the sample workspace.
class RoutingFixture
{
public:
    explicit RoutingFixture(const QString &name = cfd)
    {
        view.resize(1176, 760);
        view.show();
        set(sample(name));
        view.setFocus();
    }

    void set(const std::shared_ptr<const GraphSource> &source)
    {
        QSignalSpy shown(&view, &RoutingView::shown);
        view.setSource(source);
        QVERIFY(!shown.isEmpty() || shown.wait());
    }

    template <typename Act>
    void waitAfter(Act act)
    {
        QSignalSpy shown(&view, &RoutingView::shown);
        act();
        QVERIFY(!shown.isEmpty() || shown.wait());
    }

    template <typename Widget>
    [[nodiscard]] Widget *find(const QString &name) const
    {
        return view.findChild<Widget *>(name);
    }

    void click(const QString &name)
    {
        QTest::mouseClick(find<QAbstractButton>(name), Qt::LeftButton);
    }

    /// Checks the choice @p row in the list of the button @p name.
    void choose(const QString &name, int row)
    {
        auto *button = find<MultiChoiceButton>(name);
        Q_EMIT button->menu()->aboutToShow();
        auto *list = button->findChild<QListWidget *>(QStringLiteral("choiceList"));
        waitAfter([&] { list->item(row)->setCheckState(Qt::Checked); });
    }

    [[nodiscard]] QString title() const
    {
        return find<WrapLabel>(QStringLiteral("edgePaneTitle"))->text();
    }
    [[nodiscard]] QTreeView *list() const
    {
        return find<QTreeView>(QStringLiteral("crossingsList"));
    }

    /// The first edge with a handoff.
    [[nodiscard]] int takenEdge() const
    {
        const auto &edges = view.graph()->edges;
        const auto found = std::ranges::find_if(
            edges, [](const RoutingEdge &edge) { return !edge.crossings.empty(); });
        return static_cast<int>(found - edges.begin());
    }

    RoutingView view{catalog()};
};

} // namespace baton
