// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QIcon>
#include <QString>

#include <functional>
#include <vector>

namespace baton {

/// One thing that the palette offers.
struct PaletteItem
{
    QString title;
    QString detail; ///< muted, behind the title: a folder, a group
    QString keys;   ///< at the right: the shortcut, the line
    QIcon icon;
    std::function<void()> run;
    bool isEnabled = true;
    bool isOnlyByName = false; ///< it creates, closes or gives up something: not for a few initials
};

using PaletteItems = std::vector<PaletteItem>;

} // namespace baton
