// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>

#include <vector>

namespace baton {

/// The judgement on a piece of a report; a writer shows it as a shape and a colour.
enum class ReportMark { None, Ok, Error, Warning, Note, Running, Waiting, Late, Quiet };

struct ReportText
{
    QString text;
    ReportMark mark = ReportMark::None;
    bool isCode = false;

    friend bool operator==(const ReportText &, const ReportText &) = default;
};

struct ReportColumn
{
    QString title;
    bool isNumber = false; ///< right-aligned

    friend bool operator==(const ReportColumn &, const ReportColumn &) = default;
};

/// A picture in the format PNG.
struct ReportPicture
{
    QByteArray png;
    QSize size; ///< as it is shown, in pixels of a page

    friend bool operator==(const ReportPicture &, const ReportPicture &) = default;
};

/// One piece of a report, from top to bottom.
struct ReportBlock
{
    /// Titles and headings by rank, then the contents.
    enum class Type { Title, Heading, Subheading, Paragraph, Code, Table, Picture };

    Type type = Type::Paragraph;
    ReportText text; ///< text of any block except a table; of a picture, what it shows
    std::vector<ReportColumn> columns;
    std::vector<std::vector<ReportText>> rows; ///< cells, as many in each row as there are columns
    ReportPicture picture = {};

    friend bool operator==(const ReportBlock &, const ReportBlock &) = default;
};

/// The contents of a report, independent of its format.
struct ReportDocument
{
    QString title;
    QString made; ///< program and time: "Baton 1.0, 2026-…"
    std::vector<ReportBlock> blocks;

    friend bool operator==(const ReportDocument &, const ReportDocument &) = default;
};

} // namespace baton
