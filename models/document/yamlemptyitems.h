// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/document/yamlproof.h"

namespace baton {

/// A YAML text with "~" written into the empty items of block lists.
///
/// libfyaml 0.8 refuses "-" without a value in a list that is not indented deeper than its key.
class EmptyItems
{
public:
    /// Knows the items by @p events of @p bytes.
    EmptyItems(const QByteArray &bytes, const std::vector<YamlEvent> &events);
    /// Knows them by their lines: a lone dash with nothing deeper below it. For texts without
    /// events.
    explicit EmptyItems(const QByteArray &bytes);

    /// True when @p fault is the one that an empty item may be the cause of.
    [[nodiscard]] static bool mayCause(const YamlFault &fault);

    [[nodiscard]] const QByteArray &text() const { return m_text; }
    /// Turns places in text() into places in the bytes.
    void mapBack(YamlProof &proof) const;
    void mapBack(YamlEvents &read) const;

private:
    void write(const QByteArray &bytes, const std::vector<qsizetype> &places);
    void mapBack(qsizetype &offset) const;

    QByteArray m_text;
    std::vector<qsizetype> m_ends; ///< of what was written
};

} // namespace baton
