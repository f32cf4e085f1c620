// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayList>
#include <QRegularExpression>

#include <vector>

namespace baton {

/// The pattern of secrets of one kind. Masks the groups that took part in a match, or the whole
/// match if none did.
struct SecretPattern
{
    QLatin1StringView kind;
    const char *title; ///< title in the context baton::Secret
    QRegularExpression expression;
    /// Lower case texts: each match contains one of them, in any letter case. Empty if unknown.
    QByteArrayList marks;
    bool isUsual = true; ///< masked unless the settings turn it off
    /// The length of the secret in a match, from its start on; 0 if there is none. Null: the whole
    /// match.
    qsizetype (*lengthOf)(QStringView) = nullptr;
};

/// All that Baton knows.
[[nodiscard]] const std::vector<SecretPattern> &secretPatterns();

} // namespace baton
