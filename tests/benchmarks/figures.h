// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <vector>

namespace baton {

/// A stored figure: a measured value and its reference.
struct Figure
{
    QString area; ///< title of its table, one of figureAreas()
    QString what;
    QString value; ///< value with unit
    QString against;
    QString when = {}; ///< date, whether the machine was busy, and the letter of the machine
};

[[nodiscard]] QStringList figureAreas();

/// The conditions of figures.
struct Circumstances
{
    QString machine; ///< processor, memory, system, compiler and Qt
    QString when;
};

/// @p busy is the part of the processor that other programs use; a small part is normal.
[[nodiscard]] QString whenMeasured(const QString &day, double busy);
/// Takes a second to measure the load of other programs.
[[nodiscard]] Circumstances presentCircumstances();

/// The figures as lines for a terminal.
[[nodiscard]] QString figureLines(const std::vector<Figure> &figures);
/// The page of figures in Markdown: @p figures, and those of @p page that were not measured now.
/// The page lists the machines that its figures come from; each figure names its machine by a
/// letter.
[[nodiscard]] QString figurePage(const std::vector<Figure> &figures, const Circumstances &now,
                                 const QString &page);

} // namespace baton
