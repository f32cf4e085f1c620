// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/markdownparse.h"

#include "models/document/markdownfences.h"
#include "models/document/promptlines.h"
#include "models/document/promptparse.h"

#include <iterator>

namespace baton {

namespace {

void toFile(const FencedBlock &block, SourceDocument &document)
{
    document.range = block.toFile(document.range);
    for (Node &node : document.tree.nodes) {
        node.keyRange = block.toFile(node.keyRange);
        node.range = block.toFile(node.range);
        node.properties = block.toFile(node.properties);
        node.isEditable = node.isEditable && block.isExact;
    }
}

void toFile(const FencedBlock &block, SyntaxIssue &issue)
{
    issue.range = block.toFile(issue.range);
    issue.fix = block.toFile(issue.fix);
    if (!block.isExact) {
        issue.fix.clear();
        issue.fixTitle.clear();
    }
}

} // namespace

void parseMarkdown(const QByteArray &bytes, const ParseOptions &options,
                   const std::atomic_bool *stop, ParsedText &parsed)
{
    if (hasPromptHeadings(bytes, options.promptHeadings)) {
        parsePrompt(bytes, parsed);
    }
    for (const FencedBlock &block : fencedBlocks(bytes)) {
        if (stop && *stop) {
            return;
        }
        if (block.format() == Format::Text || block.content.trimmed().isEmpty()) {
            continue;
        }
        ParseOptions inner = options;
        inner.limits.firstLine = block.firstLine;
        ParsedText content = parse(block.content, block.format(), inner, stop);
        for (SourceDocument &document : content.documents) {
            toFile(block, document);
        }
        for (SyntaxIssue &issue : content.issues) {
            toFile(block, issue);
        }
        std::ranges::move(content.documents, std::back_inserter(parsed.documents));
        std::ranges::move(content.issues, std::back_inserter(parsed.issues));
    }
}

} // namespace baton
