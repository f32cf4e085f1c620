// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/documents/sample.h"
#include "widgets/session/view/sessionview.h"
#include "windowfixture.h"

namespace baton {

/// A window on a copy of the sample workspace.
class SampleFixture : public WindowFixture
{
public:
    SampleFixture()
        : folder(copySample(context.dataFolder).value())
    {
        window->resize(1440, 900);
        window->openWorkspace(folder);
        (void)QTest::qWaitFor([this] { return window->isSettled(); }, 20000);
    }

    /// The current session view, once everything is read; null if there is none.
    SessionView *shownSession()
    {
        const bool isShown = QTest::qWaitFor(
            [this] { return window->currentSession() && window->isSettled(); }, 20000);
        return isShown ? window->currentSession() : nullptr;
    }

    QString folder;
};

} // namespace baton
