// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlscanner.h"

namespace baton {

/// A block scalar, which begins with "|" or ">".
class YamlBlockScalar
{
public:
    /// @p at is the offset of the "|" or ">". @p parentColumn is the column of the enclosing block
    /// map or list; -1 at the root.
    YamlBlockScalar(const YamlScanner &text, qsizetype at, int parentColumn);

    /// The end of the scalar, before its last line end.
    [[nodiscard]] qsizetype end() const;
    /// The decoded text up to @p end, which end() returned.
    [[nodiscard]] QByteArray decoded(qsizetype end) const;

private:
    [[nodiscard]] qsizetype contentOf(qsizetype line, qsizetype indentation) const;

    const YamlScanner &m_text;
    qsizetype m_at;
    int m_parentColumn;
    qsizetype m_headerEnd;        ///< offset after the indicators
    qsizetype m_indentation = -1; ///< indentation of the text; -1 to use that of its first line
    char m_chomping = ' ';        ///< '+', '-' or ' '
};

} // namespace baton
