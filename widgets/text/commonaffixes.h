// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

namespace baton {

/// How far two texts are alike from both sides, never inside a surrogate pair.
struct CommonAffixes
{
    qsizetype before = 0;
    qsizetype after = 0;
};

[[nodiscard]] CommonAffixes alike(QStringView a, QStringView b);

} // namespace baton
