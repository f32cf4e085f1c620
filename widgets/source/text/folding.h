// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <QObject>
#include <QTextBlock>

class QTextDocument;

namespace baton {

/// The lines of a text that can be folded under another line, and those that are folded.
///
/// YAML folds by indentation; the other formats by the regions that highlighting finds.
class Folding : public QObject
{
    Q_OBJECT

public:
    explicit Folding(QTextDocument &view, QObject *parent = nullptr);

    void setFormat(Format format) { m_format = format; }

    [[nodiscard]] bool isFoldable(const QTextBlock &block) const;
    [[nodiscard]] static bool isFolded(const QTextBlock &block);
    /// True for the first line of a list's item: foldable, but not worth a chevron of its own.
    [[nodiscard]] bool isItem(const QTextBlock &block) const;
    /// The last line that folds away under @p block; invalid when there is none.
    [[nodiscard]] QTextBlock lastOf(const QTextBlock &block) const;
    /// The number of hidden lines below @p block, found without a look at each of them.
    [[nodiscard]] static int hiddenBelow(const QTextBlock &block);

    void fold(const QTextBlock &block);
    void unfold(const QTextBlock &block);
    void toggle(const QTextBlock &block);
    /// Folds what stands highest, but for a root that holds all the rest.
    void foldAll();
    void unfoldAll();
    /// The innermost line that is not folded and can fold @p block away, or itself; invalid when
    /// there is none.
    [[nodiscard]] QTextBlock openAround(const QTextBlock &block) const;
    /// Unfolds whatever hides @p block.
    void reveal(const QTextBlock &block);
    /// Call it after an edit of the lines from @p first to @p last: nothing stays hidden without a
    /// folded line before it.
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
