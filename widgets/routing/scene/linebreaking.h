// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <vector>

class QFontMetricsF;

namespace baton {

/// A name that was broken into lines where it may be, as wide as the widest of them.
struct NameLines
{
    QStringList lines;
    double width = 0;
};

/// @p name in one line, in two, in three: as far as it can be broken after a hyphen, a blank or the
/// like. A word is never torn apart.
[[nodiscard]] std::vector<NameLines> brokenIntoLines(const QString &name,
                                                     const QFontMetricsF &metrics);

} // namespace baton
