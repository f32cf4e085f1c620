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

/// Renders the Markdown file @p bytes without its front matter. Loads nothing from disk or network.
/// May be called on any thread; the result can be moved to the thread that shows it.
[[nodiscard]] std::unique_ptr<QTextDocument> markdownText(const QByteArray &bytes,
                                                          const MarkdownStyle &look);

} // namespace baton
