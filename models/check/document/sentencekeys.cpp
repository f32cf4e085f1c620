// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/document/yamlremarks.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class SentenceKeysTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::ProseKeys)
};

/// True for a key of three or more words without a value, or of four or more with a value.
bool isSentence(const Node &node)
{
    const qsizetype blanks = node.key.count(u' ');
    const bool isPlain = node.keyStyle == Style::Plain && node.properties.isEmpty();
    return isPlain
        && ((node.style == Style::Absent && blanks > 1)
            || (node.style == Style::Plain && node.type == ValueType::String && blanks > 2));
}

/// The edit that removes the line of @p node if nothing else is on it; else empty.
TextEdits removal(const QByteArray &bytes, const Node &node)
{
    const qsizetype start = node.keyRange.begin;
    const qsizetype begin = start == 0 ? 0 : bytes.lastIndexOf('\n', start - 1) + 1;
    const qsizetype behind = std::max(node.keyRange.end, node.range.end);
    const qsizetype newline = bytes.indexOf('\n', node.keyRange.end);
    const qsizetype end = newline < 0 ? bytes.size() : newline + 1;
    const bool isAlone = bytes.sliced(begin, start - begin).trimmed().isEmpty() && behind <= end
        && (node.style != Style::Absent
            || bytes.sliced(node.keyRange.end, end - node.keyRange.end).trimmed() == ":");
    return isAlone ? TextEdits{{begin, end - begin, {}}} : TextEdits();
}

SyntaxIssue issueOf(const QByteArray &bytes, const Node &node)
{
    SyntaxIssue issue;
    issue.rule = u"yaml.prose-key"_s;
    issue.range = node.keyRange;
    issue.isFatal = false;
    issue.isTolerated = true;
    issue.actual = node.key;
    issue.message =
        SentenceKeysTexts::tr("“%1:” reads as a sentence beside the handoff, but YAML takes it "
                              "for a key. Remove it.")
            .arg(node.key);
    if (TextEdits edits = removal(bytes, node); !edits.empty()) {
        //: a fix
        issue.fixTitle = SentenceKeysTexts::tr("Remove the words");
        issue.fix = std::move(edits);
    }
    return issue;
}

} // namespace

std::vector<SyntaxIssue> sentenceKeys(const QByteArray &bytes, const Tree &tree)
{
    std::vector<SyntaxIssue> issues;
    if (tree.isEmpty() || tree.root().type != ValueType::Map) {
        return issues;
    }
    const auto isKey = [&tree](NodeId child) { return !isSentence(tree.at(child)); };
    const std::vector<NodeId> &all = tree.root().children;
    const auto first = std::ranges::find_if(all, isKey);
    const auto behind = std::find_if(all.rbegin(), std::make_reverse_iterator(first), isKey).base();
    for (auto it = all.begin(); it != all.end(); ++it) {
        const bool isAround =
            it < first || it >= behind; // between the keys a sentence may be a key as well
        if (isAround && first != all.end()) {
            issues.push_back(issueOf(bytes, tree.at(*it)));
        }
    }
    return issues;
}

} // namespace baton
