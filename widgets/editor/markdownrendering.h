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

/// Renders the Markdown file @p bytes without its front matter. It loads nothing from disk or
/// network. Any thread may call it and then move the result to the thread that shows it.
[[nodiscard]] std::unique_ptr<QTextDocument> markdownText(const QByteArray &bytes,
                                                          const MarkdownStyle &look);

} // namespace baton
