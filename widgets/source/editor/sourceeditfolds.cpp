// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// How SourceEdit folds by command.
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/text/folding.h"

namespace baton {

void SourceEdit::foldHere()
{
    const QTextBlock block = m_folding->openAround(textCursor().block());
    if (block.isValid()) {
        m_folding->fold(block);
        leaveFolded();
    }
}

void SourceEdit::unfoldHere()
{
    m_folding->unfold(textCursor().block());
}

void SourceEdit::foldAll()
{
    m_folding->foldAll();
    leaveFolded();
}

/// The caret goes to the line that hides it.
void SourceEdit::leaveFolded()
{
    QTextBlock block = textCursor().block();
    while (block.isValid() && !block.isVisible()) {
        block = block.previous();
    }
    if (block.isValid() && block != textCursor().block()) {
        setTextCursor(QTextCursor(block));
    }
    ensureCursorVisible();
}

} // namespace baton
