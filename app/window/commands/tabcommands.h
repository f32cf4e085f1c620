// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

namespace baton {

class SaveCommands;

/// Closes tabs and switches between them.
class TabCommands : public QObject
{
    Q_OBJECT

public:
    TabCommands(const WindowContext &context, SaveCommands &saves);

private:
    void close(QWidget *page);
    void closeAll();
    void updateActions();

    const WindowContext &m_context;
    SaveCommands &m_saves;
};

} // namespace baton
