// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <vector>

namespace baton {

/// Something in a text that should not leave the house.
struct Secret
{
    QString kind;        ///< stable id: "password", "home-path"
    QString title;       ///< "Password"
    QString text;        ///< what is to be masked
    QString mask;        ///< what stands in its place: "[password]", "~"
    qsizetype start = 0; ///< in the text that was searched, in UTF-16 units

    friend bool operator==(const Secret &, const Secret &) = default;
};

/// The ids of all kinds of secrets, sorted.
[[nodiscard]] QStringList secretKinds();

/// Keys, tokens, passwords and home paths in @p text, by position; none overlaps another.
[[nodiscard]] std::vector<Secret> findSecrets(const QString &text);

} // namespace baton
