// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/normalizedlineends.h"

#include <algorithm>

namespace baton {

NormalizedLineEnds::NormalizedLineEnds(const QByteArray &bytes)
{
    if (!bytes.contains('\r')) {
        m_text = bytes;
        return;
    }
    m_text.reserve(bytes.size());
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        if (bytes[i] != '\r') {
            m_text += bytes[i];
            continue;
        }
        if (i + 1 < bytes.size() && bytes[i + 1] == '\n') {
            m_pairs.push_back(m_text.size());
            ++i;
        }
        m_text += '\n';
    }
}

/// The original offset: the end of a line maps to its CR, the start of the next one to the byte
/// behind its LF.
qsizetype NormalizedLineEnds::original(qsizetype offset) const
{
    return offset + (std::ranges::lower_bound(m_pairs, offset) - m_pairs.begin());
}

void NormalizedLineEnds::mapBack(ByteRange &range) const
{
    range = {original(range.begin), original(range.end)};
}

void NormalizedLineEnds::mapBack(ParsedText &parsed) const
{
    if (m_pairs.empty()) {
        return;
    }
    for (SourceDocument &document : parsed.documents) {
        mapBack(document.range);
        for (Node &node : document.tree.nodes) {
            mapBack(node.keyRange);
            mapBack(node.range);
            mapBack(node.properties);
        }
    }
    for (SyntaxIssue &issue : parsed.issues) {
        mapBack(issue.range);
        for (TextEdit &edit : issue.fix) {
            const ByteRange range{original(edit.offset), original(edit.offset + edit.length)};
            edit.offset = range.begin;
            edit.length = range.length();
        }
    }
}

} // namespace baton
