// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/scene/linebreaking.h"

#include <QFontMetricsF>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr size_t mostNameLines = 3;
constexpr size_t mostPieces = 12; ///< names with more words are too long anyway

QStringList piecesOf(const QString &name)
{
    QStringList pieces;
    qsizetype start = 0;
    for (qsizetype i = 1; i < name.size(); ++i) {
        const bool isBreak = u"-_ ./:"_s.contains(name[i - 1]);
        if (isBreak && size_t(pieces.size()) + 1 < mostPieces) {
            pieces.append(name.sliced(start, i - start));
            start = i;
        }
    }
    pieces.append(name.sliced(start));
    return pieces;
}

/// The pieces in lines of at most @p limit; empty if that takes more than @p most lines.
NameLines filled(const QStringList &pieces, const std::vector<double> &widths, double limit,
                 size_t most)
{
    NameLines name;
    double line = std::numeric_limits<double>::infinity();
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        const double piece = widths[static_cast<size_t>(i)];
        if (line + piece > limit) {
            if (static_cast<size_t>(name.lines.size()) == most) {
                return {};
            }
            name.lines.append(QString());
            line = 0;
        }
        name.lines.last() += pieces[i];
        line += piece;
        name.width = std::max(name.width, line);
    }
    return name;
}

/// The narrowest layout of the name in @p count lines.
NameLines inLines(const QStringList &pieces, const std::vector<double> &widths, size_t count)
{
    std::vector<double> limits;
    for (size_t from = 0; from < widths.size(); ++from) {
        double run = 0;
        for (size_t to = from; to < widths.size(); ++to) {
            run += widths[to];
            limits.push_back(run);
        }
    }
    std::ranges::sort(limits);
    for (const double limit : limits) {
        const NameLines name = filled(pieces, widths, limit + 0.01, count);
        if (!name.lines.isEmpty() && name.width <= limit + 0.01) {
            return name;
        }
    }
    return {};
}

} // namespace

std::vector<NameLines> brokenIntoLines(const QString &name, const QFontMetricsF &metrics)
{
    const QStringList pieces = piecesOf(name);
    std::vector<NameLines> all{{{name}, std::max(1.0, metrics.horizontalAdvance(name))}};
    std::vector<double> widths;
    for (const QString &piece : pieces) {
        widths.push_back(metrics.horizontalAdvance(piece));
    }
    for (size_t count = 2; count <= std::min(mostNameLines, widths.size()); ++count) {
        NameLines lines = inLines(pieces, widths, count);
        if (lines.width < all.back().width) {
            all.push_back(std::move(lines));
        }
    }
    return all;
}

} // namespace baton
