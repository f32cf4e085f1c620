// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QIcon>
#include <QString>

#include <functional>
#include <vector>

namespace baton {

/// An entry of the palette.
struct PaletteItem
{
    QString title;
    QString detail; ///< muted text behind the title: folder, group
    QString keys;   ///< text at the right: shortcut, line
    QIcon icon;
    std::function<void()> run;
    bool isEnabled = true;
    bool isOnlyByName = false; ///< creates, closes or discards something: initials do not match it
};

using PaletteItems = std::vector<PaletteItem>;

} // namespace baton
