// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/diffmodel.h"
#include "models/protocol/catalog/catalog.h"
#include "tests/widgets/look.h"
#include "widgets/compare/compareview.h"
#include "widgets/compare/difftree.h"

#include <QLabel>
#include <QToolButton>

#include <memory>

namespace baton {

using namespace Qt::StringLiterals;

[[nodiscard]] inline QByteArray before()
{
    return "handoff:\n"
           "  producer: 'cfd-reviewer'   # who\n"
           "  notes: \"The outlet is too short for backflow\"\n"
           "  limit: 1.0e-10\n"
           "  gone: true\n"
           "  zones: [lumen, wall, header]\n"
           "  challenges:\n"
           "    - severity: CRITICAL\n"
           "      description: \"Outlet 2 D behind the sparger\"\n"
           "    - severity: NOTE\n"
           "      description: \"Units not verified\"\n";
}

[[nodiscard]] inline QByteArray after()
{
    return "{\"handoff\": {\"producer\": \"cfd-reviewer\",\n"
           "  \"notes\": \"The outlet is long enough for backflow\",\n"
           "  \"limit\": 1e-10,\n"
           "  \"zones\": [\"wall\", \"lumen\", \"header\"],\n"
           "  \"challenges\": [\n"
           "    {\"severity\": \"WARNING\", \"description\": \"Outlet 2 D behind the sparger\"},\n"
           "    {\"severity\": \"NOTE\", \"description\": \"Units not verified\"}],\n"
           "  \"added\": {\"by\": \"hand\"}}}\n";
}

/// A shown comparison of two open documents.
class CompareFixture
{
public:
    CompareFixture(const QByteArray &leftBytes, const QByteArray &rightBytes,
                   const QString &rightName = u"right.json"_s)
        : left(ProtocolCatalog::load())
        , right(left.catalog())
    {
        left.load(leftBytes, u"left.yaml"_s);
        right.load(rightBytes, rightName);
        view = std::make_unique<CompareView>(std::make_unique<CompareSource>(left, u"left.yaml"_s),
                                             std::make_unique<CompareSource>(right, rightName),
                                             left.catalog());
        view->resize(1000, 640);
        view->show();
    }

    [[nodiscard]] bool isReady() const
    {
        return QTest::qWaitFor(
            [this] { return view->isCurrent() && left.isAnalysed() && right.isAnalysed(); }, 20000);
    }

    void press(const QString &name) const
    {
        QTest::mouseClick(view->findChild<QToolButton *>(name), Qt::LeftButton);
    }

    [[nodiscard]] QString current() const
    {
        return pointerOn(view->tree().diffModel().diff(), view->tree().currentPath(), Side::Right)
            .toString();
    }

    [[nodiscard]] QString counts() const
    {
        return view->findChild<QLabel *>(u"compareCounts"_s)->text();
    }

    EditorDocument left;
    EditorDocument right;
    std::unique_ptr<CompareView> view;
};

} // namespace baton
