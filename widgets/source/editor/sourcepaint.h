// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/style/theme.h"

class QPainter;

namespace baton {

struct SourceMark;

/// Paints everything of the source except for the text: tints below it, underlines and reasons
/// above it.
class SourcePaint
{
public:
    SourcePaint(const SourceEdit &edit, QPainter &painter);

    void paintBelow();
    void paintAbove();

private:
    using Line = SourceEdit::SeenLine;

    void tintRows();
    void fill(const Line &line, ByteRange range, Role role);
    void paintMatches(const Line &line);
    void frameCurrentMatch(const Line &line);
    void paintBrackets(const Line &line, const QList<int> &brackets);
    void paintGuides(const Line &line);
    void paintTabs(const Line &line);
    void underline(const Line &line);
    /// Paints the tag of folded lines; returns its right edge.
    qreal paintFoldTag(const Line &line);
    void paintReason(const Line &line, qreal end);
    [[nodiscard]] static QString reasonOf(const SourceMark &mark);
    [[nodiscard]] qreal endOf(const Line &line) const;

    const SourceEdit &m_edit;
    QPainter &m_painter;
    std::vector<Line> m_lines;
};

/// The background of the row of @p block: for a line that does not parse, for the caret's line, or
/// nullopt.
[[nodiscard]] std::optional<Role> rowTint(const SourceEdit &edit, const QTextBlock &block);
/// Paints the underline of a finding: wavy, dashed or dotted.
void paintUnderline(QPainter &painter, const QRectF &area, Severity severity);

} // namespace baton
