// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/layout/graphvizlayout.h"

#include <QTest>

namespace baton {

/// The layout of @p request; the test fails if there is none.
inline GraphLayout laidOut(const LayoutRequest &request)
{
    const Result<GraphLayout> layout = layOut(request);
    if (!layout) {
        QTest::qFail(qPrintable(layout.error()), __FILE__, __LINE__);
        return {};
    }
    return *layout;
}

} // namespace baton
