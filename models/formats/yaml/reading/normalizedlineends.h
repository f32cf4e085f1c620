// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// A text with LF as its only line end, and the way back to the bytes it was made of.
///
/// Both YAML parsers misread some texts with CR: yaml-cpp ignores a lone one,
/// libfyaml adds a line to a quoted scalar.
class NormalizedLineEnds
{
public:
    explicit NormalizedLineEnds(const QByteArray &bytes);

    [[nodiscard]] const QByteArray &text() const { return m_text; }
    /// Turns the places of @p parsed, which was read from text(), into places in the bytes.
    void mapBack(ParsedText &parsed) const;

private:
    [[nodiscard]] qsizetype original(qsizetype offset) const;
    void mapBack(ByteRange &range) const;

    QByteArray m_text;
    std::vector<qsizetype> m_pairs; ///< offsets in m_text of each LF that was CR LF
};

} // namespace baton
