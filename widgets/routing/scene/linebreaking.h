// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <vector>

class QFontMetricsF;

namespace baton {

/// A name, broken into lines; the width is that of the widest.
struct NameLines
{
    QStringList lines;
    double width = 0;
};

/// @p name on one, two and three lines, as far as it can be broken after hyphens, blanks and the
/// like. Words are never split.
[[nodiscard]] std::vector<NameLines> brokenIntoLines(const QString &name,
                                                     const QFontMetricsF &metrics);

} // namespace baton
