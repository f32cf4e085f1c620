// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/markdownrendering.h"

#include "models/formats/markdown/markdownfences.h"
#include "widgets/style/metrics.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextList>
#include <QUrl>

#include <algorithm>

namespace baton {

namespace {

/// A text document that loads no images, because a preview must not open files that a text refers
/// to.
class QuietText : public QTextDocument
{
protected:
    QVariant loadResource(int, const QUrl &) override { return {}; }
};

bool isCode(const QTextBlock &block)
{
    return block.blockFormat().hasProperty(QTextFormat::BlockCodeFence)
        || block.blockFormat().hasProperty(QTextFormat::BlockCodeLanguage);
}

/// Sets the space around a block. The importer derives it from a font size in points, which our
/// font does not have.
void showSpace(QTextCursor &cursor, const QTextBlock &block)
{
    const QTextBlockFormat before = block.blockFormat();
    const bool isHeading = before.headingLevel() > 0;
    const bool isTight = block.textList() && block.next().textList();
    QTextBlockFormat format;
    format.setTopMargin(isHeading && block != block.document()->begin() ? measures::groupGap : 0);
    format.setBottomMargin(isTight ? 2 : isHeading ? 4 : measures::fieldGap);
    format.setLeftMargin(2 * measures::fieldGap * before.intProperty(QTextFormat::BlockQuoteLevel));
    cursor.mergeBlockFormat(format);
}

/// Formats a heading by weight and space. The first two levels are also larger.
void showHeading(QTextCursor &cursor, int level)
{
    QTextCharFormat format;
    format.setFontWeight(QFont::DemiBold);
    format.setProperty(QTextFormat::FontSizeAdjustment, std::max(0, 3 - level));
    cursor.mergeCharFormat(format);
}

void showCode(QTextCursor &cursor, const QTextBlock &line, const MarkdownStyle &look)
{
    QTextBlockFormat block;
    block.setBackground(look.codeBackground);
    block.setNonBreakableLines(false);
    block.setBottomMargin(isCode(line.next()) ? 0 : measures::fieldGap);
    cursor.mergeBlockFormat(block);
    QTextCharFormat text;
    text.setFont(look.code);
    cursor.mergeCharFormat(text);
}

} // namespace

std::unique_ptr<QTextDocument> markdownText(const QByteArray &bytes, const MarkdownStyle &look)
{
    auto document = std::make_unique<QuietText>();
    document->setUndoRedoEnabled(false);
    QFont font = look.text;
    font.setFeature("calt", 0); // a text format has no font features, and "->" must look as typed
    font.setFeature("liga", 0);
    document->setDefaultFont(font);
    document->setDocumentMargin(measures::paneEdge);
    // HTML is not rendered, so that "<session-id>" is visible as written.
    document->setMarkdown(QString::fromUtf8(bytes.sliced(frontMatterEnd(bytes))),
                          QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub)
                              | QTextDocument::MarkdownNoHTML);
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        showSpace(cursor, block);
        if (isCode(block)) {
            showCode(cursor, block, look);
        } else if (const int level = block.blockFormat().headingLevel(); level > 0) {
            showHeading(cursor, level);
        }
    }
    return document;
}

} // namespace baton
