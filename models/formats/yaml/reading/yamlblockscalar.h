// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlscanner.h"

namespace baton {

/// A scalar that begins with "|" or ">", in the text of @p text.
class YamlBlockScalar
{
public:
    /// @p at is the place of its sign, @p parentColumn the column of the block map or list around
    /// it, -1 at the root.
    YamlBlockScalar(const YamlScanner &text, qsizetype at, int parentColumn);

    /// The end of the scalar, without its last line end.
    [[nodiscard]] qsizetype end() const;
    /// The decoded text up to @p end, a result of end().
    [[nodiscard]] QByteArray decoded(qsizetype end) const;

private:
    [[nodiscard]] qsizetype contentOf(qsizetype line, qsizetype indentation) const;

    const YamlScanner &m_text;
    qsizetype m_at;
    int m_parentColumn;
    qsizetype m_headerEnd;        ///< offset after the indicators
    qsizetype m_indentation = -1; ///< indentation of the text; -1: that of its first line
    char m_chomping = ' ';        ///< '+', '-' or ' '
};

} // namespace baton
