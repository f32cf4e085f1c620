// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlevents.h"

namespace baton {

/// Something that is written into a text at @p at.
struct Insertion
{
    qsizetype at = 0;
    QByteArray text;
};

using Insertions = std::vector<Insertion>;

/// A YAML text with insertions for the syntax that libfyaml misses, and the way back from its
/// places.
class PatchedYaml
{
public:
    /// @p insertions ascend.
    PatchedYaml(const QByteArray &bytes, const Insertions &insertions);

    [[nodiscard]] const QByteArray &text() const { return m_text; }
    /// Turns places in text() into places in the bytes, and each "~" that was written into an empty
    /// node.
    void mapBack(YamlEvents &read) const;

private:
    /// An insertion by its end in text(), with the bytes that were written up to there.
    struct WrittenInsertion
    {
        qsizetype end = 0;
        qsizetype length = 0;
        qsizetype before = 0; ///< total length of the earlier insertions
        bool isNull = false;
    };

    void mapBack(qsizetype &offset) const;
    [[nodiscard]] bool isWrittenNull(const YamlEvent &event) const;

    QByteArray m_text;
    std::vector<WrittenInsertion> m_written;
};

} // namespace baton
