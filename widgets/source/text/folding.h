// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <QObject>
#include <QTextBlock>

class QTextDocument;

namespace baton {

/// The lines of a text that can be folded below another line, and those that are.
///
/// YAML folds by indentation; other formats by the regions of the highlighter.
class Folding : public QObject
{
    Q_OBJECT

public:
    explicit Folding(QTextDocument &view, QObject *parent = nullptr);

    void setFormat(Format format) { m_format = format; }

    [[nodiscard]] bool isFoldable(const QTextBlock &block) const;
    [[nodiscard]] static bool isFolded(const QTextBlock &block);
    /// True for the first line of a list item: foldable, but without its own chevron.
    [[nodiscard]] bool isItem(const QTextBlock &block) const;
    /// The last line that is hidden when @p block is folded; invalid if it cannot be folded.
    [[nodiscard]] QTextBlock lastOf(const QTextBlock &block) const;
    /// The number of hidden lines below @p block, without iterating over them.
    [[nodiscard]] static int hiddenBelow(const QTextBlock &block);

    void fold(const QTextBlock &block);
    void unfold(const QTextBlock &block);
    void toggle(const QTextBlock &block);
    /// Folds the outermost blocks, except a root that contains everything else.
    void foldAll();
    void unfoldAll();
    /// The innermost unfolded line that can fold @p block, or itself; invalid if there is none.
    [[nodiscard]] QTextBlock openAround(const QTextBlock &block) const;
    /// Unfolds all lines that hide @p block.
    void reveal(const QTextBlock &block);
    /// Call it after an edit of the lines @p first to @p last: lines never stay hidden without a
    /// folded line before them.
    void repair(int first, int last);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] QTextBlock yamlLast(const QTextBlock &block) const;
    [[nodiscard]] static QTextBlock regionLast(const QTextBlock &block);
    [[nodiscard]] QTextBlock behindRoot() const;
    void show(const QTextBlock &first, const QTextBlock &last, bool visible);

    QTextDocument &m_view;
    Format m_format = Format::Yaml;
};

} // namespace baton
