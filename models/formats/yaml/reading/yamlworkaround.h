// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlevents.h"

namespace baton {

/// A text to insert at the offset @p at.
struct Insertion
{
    qsizetype at = 0;
    QByteArray text;
};

using Insertions = std::vector<Insertion>;

/// A YAML text with insertions for syntax that libfyaml does not support, and the mapping to the
/// original offsets.
class PatchedYaml
{
public:
    /// @p insertions must be in ascending order.
    PatchedYaml(const QByteArray &bytes, const Insertions &insertions);

    [[nodiscard]] const QByteArray &text() const { return m_text; }
    /// Converts offsets in text() to original offsets, and each inserted "~" to an empty node.
    void mapBack(YamlEvents &read) const;

private:
    /// An insertion by its end in text().
    struct WrittenInsertion
    {
        qsizetype end = 0;
        qsizetype length = 0;
        qsizetype before = 0; ///< total length of the previous insertions
        bool isNull = false;
    };

    void mapBack(qsizetype &offset) const;
    [[nodiscard]] bool isWrittenNull(const YamlEvent &event) const;

    QByteArray m_text;
    std::vector<WrittenInsertion> m_written;
};

} // namespace baton
