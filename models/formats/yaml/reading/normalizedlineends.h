// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

/// A text with LF as its only line end, and the mapping to the original bytes.
///
/// Both YAML parsers misread some texts with CR: yaml-cpp ignores a lone CR; libfyaml adds a line
/// to a quoted scalar.
class NormalizedLineEnds
{
public:
    explicit NormalizedLineEnds(const QByteArray &bytes);

    [[nodiscard]] const QByteArray &text() const { return m_text; }
    /// Converts the offsets in @p parsed, the parse result of text(), to offsets in the original
    /// bytes.
    void mapBack(ParsedText &parsed) const;

private:
    [[nodiscard]] qsizetype original(qsizetype offset) const;
    void mapBack(ByteRange &range) const;

    QByteArray m_text;
    std::vector<qsizetype> m_pairs; ///< offsets in m_text of the LFs that were CR LF
};

} // namespace baton
