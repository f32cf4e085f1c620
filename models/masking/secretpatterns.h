// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayList>
#include <QRegularExpression>

#include <vector>

namespace baton {

/// The pattern of secrets of one kind. A group that took part is masked, or all if none did.
struct SecretPattern
{
    QLatin1StringView kind;
    const char *title; ///< title in the context baton::Secret
    QRegularExpression expression;
    /// In small letters: each match contains one of them, in any letter case. None: unknown.
    QByteArrayList marks;
    bool isUsual = true; ///< masked unless the settings turn it off
    /// The length of the secret in a match, from its start on; 0: none. Null: all of it.
    qsizetype (*lengthOf)(QStringView) = nullptr;
};

/// All that Baton knows.
[[nodiscard]] const std::vector<SecretPattern> &secretPatterns();

} // namespace baton
