// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

namespace baton {

/// The common start and end of two texts, never inside a surrogate pair.
struct CommonAffixes
{
    qsizetype before = 0;
    qsizetype after = 0;
};

[[nodiscard]] CommonAffixes commonAffixes(QStringView a, QStringView b);

} // namespace baton
