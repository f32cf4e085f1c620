// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/edit/xmlwritten.h"
#include "models/document/treeedit.h"

#include <optional>
#include <span>

namespace baton::xml {

/// The part of a text that has to change.
struct Difference
{
    size_t front = 0; ///< letters that stay at the beginning
    size_t back = 0;  ///< and at the end

    /// Where nothing is laid out, a blank may stay in whatever way it is written.
    Difference(std::span<const Written> was, std::span<const Letter> is, bool isLaidOut = true);
};

/// Where new text goes that takes the place of the letters between front and back; nothing when it
/// would have to reach over the border of a CDATA section. A text without letters stands in
/// @p empty.
[[nodiscard]] std::optional<Written> placeOf(std::span<const Written> was, const Difference &part,
                                             ByteRange empty);

/// A text that becomes another one, of which the change reaches over the borders of CDATA sections,
/// comments or instructions.
class WideChange
{
public:
    WideChange(const std::vector<Written> &was, const Letters &is, bool isLaidOut,
               const QByteArray &newline);

    /// The edits in @p range, which holds @p sections. Where sections can stay they do, and where
    /// notes stand among them, these stay.
    [[nodiscard]] TextEdits edits(ByteRange range, const std::vector<Section> &sections,
                                  bool hasNotes) const;

private:
    /// Nothing when the new text does not hold what one of @p sections holds.
    [[nodiscard]] std::optional<TextEdits> besides(const std::vector<Section> &sections,
                                                   ByteRange range) const;
    /// Takes the letters that change away one by one, and writes the new ones where the first of
    /// them stood.
    [[nodiscard]] TextEdits piecewise() const;
    /// True when none of @p sections loses all of its letters.
    [[nodiscard]] bool leavesSome(const std::vector<Section> &sections) const;
    /// Text before, between or behind sections: where it begins in the letters and in the bytes.
    struct Gap
    {
        size_t was = 0;
        size_t is = 0;
        qsizetype begin = 0;
    };
    void change(const Gap &gap, size_t wasEnd, size_t isEnd, TextEdits &edits) const;

    const std::vector<Written> &m_was;
    const Letters &m_is;
    bool m_isLaidOut;
    const QByteArray &m_newline;
};

} // namespace baton::xml
