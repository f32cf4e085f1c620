// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

namespace baton {

/// The commands for the current session.
class SessionCommands : public QObject
{
    Q_OBJECT

public:
    explicit SessionCommands(const WindowContext &context);

private:
    void updateActions();

    const WindowContext &m_context;
};

} // namespace baton
