// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// Something in a text that should not leave the house.
struct Secret
{
    QString kind;  ///< stable id: "password", "home-path"; "own" for a pattern of the settings
    QString title; ///< "Password"
    QString text;  ///< text to mask
    QString mask;  ///< replacement of the text: "[masked]", "~"
    qsizetype start = 0; ///< offset in the searched text, in UTF-16 units

    friend bool operator==(const Secret &, const Secret &) = default;
};

} // namespace baton
