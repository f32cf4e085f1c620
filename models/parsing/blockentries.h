// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlscanner.h"
#include "models/parsing/textdifference.h"
#include "models/tree/noderun.h"

#include <optional>

namespace baton {

/// Entries of a block map or list of YAML, with the lines after them up to the next entry.
struct BlockEntries
{
    NodeRun run;
    ByteRange lines;
    int column = 0; ///< column of keys or dashes
    int depth = 0;  ///< number of enclosing containers
};

/// Finds the entries of block containers whose lines contain a difference between two texts.
class BlockEntryFinder
{
public:
    BlockEntryFinder(const Tree &tree, QByteArrayView bytes, const TextDifference &difference);

    /// All runs of entries that can be parsed separately, the innermost last. Each run of entries
    /// that the difference touches is followed by those with one more neighbour: a removed entry
    /// cannot be parsed alone.
    [[nodiscard]] std::vector<BlockEntries> find() const;

private:
    [[nodiscard]] qsizetype entryAround(const Node &container) const;
    [[nodiscard]] qsizetype startOf(const Node &container, qsizetype index) const;
    [[nodiscard]] qsizetype endOf(const Node &container, qsizetype index, qsizetype end) const;
    [[nodiscard]] std::optional<BlockEntries> entries(NodeId container, qsizetype first,
                                                      qsizetype last, qsizetype end) const;

    const Tree &m_tree;
    YamlScanner m_text;
    const TextDifference &m_difference;
};

} // namespace baton
