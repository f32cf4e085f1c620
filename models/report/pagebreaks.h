// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QtTypes>

#include <vector>

class QTextDocument;

namespace baton {

/// A part of a text that is laid out as if on one endless page.
struct ReportSlice
{
    qreal top = 0;
    qreal bottom = 0;

    [[nodiscard]] qreal height() const { return bottom - top; }
    friend bool operator==(const ReportSlice &, const ReportSlice &) = default;
};

/// The contents of a page: the titles of a table that continues from the page before, if any, then
/// the next part of the text.
struct ReportPage
{
    ReportSlice titles; ///< column titles; height 0 if there are none
    ReportSlice text;
};

/// The pages of @p text, each @p height high. No line is split, nor a table row that fits on a
/// page; a heading stays with the following block, or the first row of a table. Each session after
/// the first begins a page.
[[nodiscard]] std::vector<ReportPage> pagesOf(const QTextDocument &text, qreal height);

} // namespace baton
