// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

namespace baton {

class SourcePane;

/// Undo, redo, and the actions of the Edit menu for the current source.
class EditCommands : public QObject
{
    Q_OBJECT

public:
    explicit EditCommands(const WindowContext &context);

private:
    using Command = void (*)(SourcePane &source);

    void onSource(const QString &id, Command command);
    void find();
    void updateActions();

    const WindowContext &m_context;
};

} // namespace baton
