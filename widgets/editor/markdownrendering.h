// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QColor>
#include <QTextDocument>

#include <memory>

namespace baton {

/// The look of rendered Markdown.
struct MarkdownStyle
{
    QFont text;
    QFont code;
    QColor codeBackground;
};

/// The Markdown file @p bytes as a text to read, without its front matter. It loads nothing,
/// neither from the disk nor from the net. For any thread: the answer is to be moved to where it is
/// shown.
[[nodiscard]] std::unique_ptr<QTextDocument> markdownText(const QByteArray &bytes,
                                                          const MarkdownStyle &look);

} // namespace baton
