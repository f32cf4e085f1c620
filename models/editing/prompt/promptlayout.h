// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/prompt/promptlines.h"
#include "models/tree/tree.h"

namespace baton::edit {

/// The positions of the parts of a prompt: the lines of sections and the marks of list items.
class PromptLayout
{
public:
    PromptLayout(const QByteArray &bytes, const Tree &tree, const QStringList &headings);

    [[nodiscard]] bool isHeading(NodeId id) const { return m_tree.at(id).parent == 0; }
    /// The position of the node @p id among its siblings.
    [[nodiscard]] size_t indexOf(NodeId id) const;

    [[nodiscard]] const PromptLine &lineAt(qsizetype offset) const;
    /// The first line of @p section.
    [[nodiscard]] const PromptLine &headingOf(NodeId section) const;
    [[nodiscard]] qsizetype lineOf(qsizetype offset) const { return lineAt(offset).begin; }
    [[nodiscard]] qsizetype lineAfter(qsizetype offset) const { return lineAt(offset).next; }

    /// The offset behind the last byte of the entry, including its key.
    [[nodiscard]] qsizetype endOf(NodeId id) const;
    /// The offset behind the key of an entry and the colon.
    [[nodiscard]] qsizetype behindKey(NodeId id) const;
    [[nodiscard]] bool isBlankAt(qsizetype offset) const;
    [[nodiscard]] qsizetype behindBlanks(qsizetype offset) const;

    /// The marks of the items of @p list.
    [[nodiscard]] std::vector<PromptMark> marksOf(NodeId list) const;
    /// The offset behind "-" or "2.".
    [[nodiscard]] qsizetype behindSign(const PromptMark &mark) const;
    [[nodiscard]] qsizetype digitsOf(const PromptMark &mark) const;
    [[nodiscard]] int numberOf(const PromptMark &mark) const;

private:
    const QByteArray &m_bytes;
    const Tree &m_tree;
    std::vector<PromptLine> m_lines;
};

} // namespace baton::edit
