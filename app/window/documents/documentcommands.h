// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

namespace baton {

class PaletteSources;

/// The commands for the whole current handoff.
class DocumentCommands : public QObject
{
    Q_OBJECT

public:
    DocumentCommands(const WindowContext &context, PaletteSources &palette);

Q_SIGNALS:
    /// The user chose the kind of a handoff.
    void kindChosen();

private:
    void chooseKind();
    void copyAsBlock();
    void updateActions();

    const WindowContext &m_context;
    PaletteSources &m_palette;
};

} // namespace baton
