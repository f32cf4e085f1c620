// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/markdown/fencedblock.h"

#include <QCoreApplication>

#include <optional>

namespace baton {

/// Finds the blocks of a Markdown file that end too early, at a fence that belongs to their text:
/// with the text after the fence the block is whole.
class NestedFences
{
    Q_DECLARE_TR_FUNCTIONS(baton::NestedFences)

public:
    explicit NestedFences(const QByteArray &bytes)
        : m_bytes(bytes)
    {
    }

    /// The issue that replaces the mistakes in @p content, which was parsed from @p block with @p
    /// options; nullopt if the block has its intended length. Positions are those of the file.
    [[nodiscard]] std::optional<SyntaxIssue>
    issueOf(const FencedBlock &block, const ParsedText &content, const ParseOptions &options);

private:
    struct Fence
    {
        ByteRange marks;
        bool isBare = false; ///< the rest of the line is empty, so the fence can close a block
    };

    [[nodiscard]] std::optional<Fence> fenceAt(qsizetype line, char mark) const;
    [[nodiscard]] qsizetype nextLine(qsizetype line) const;
    [[nodiscard]] bool opensInside(const FencedBlock &block) const;
    [[nodiscard]] qsizetype longest(ByteRange range, char mark) const;
    [[nodiscard]] std::optional<Fence> intendedEnd(const FencedBlock &block,
                                                   const ParseOptions &options);

    const QByteArray &m_bytes;
    qsizetype m_budget = qsizetype(4) * 1024 * 1024; ///< bytes that trial parsing may still read
};

} // namespace baton
