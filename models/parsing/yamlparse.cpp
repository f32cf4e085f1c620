// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/yamlparse.h"

#include "models/formats/yaml/mistakes/yamlmistakes.h"
#include "models/formats/yaml/mistakes/yamlunicodespaces.h"
#include "models/formats/yaml/reading/normalizedlineends.h"
#include "models/formats/yaml/reading/yamlcharacters.h"
#include "models/formats/yaml/reading/yamlreading.h"
#include "models/formats/yaml/reading/yamltree.h"
#include "models/tree/treechecks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Drops everything that starts at or after @p cut.
void truncate(std::vector<YamlEvent> &events, qsizetype cut)
{
    const auto first = std::ranges::find_if(
        events, [cut](const YamlEvent &event) { return !event.isEnd() && event.mark >= cut; });
    events.erase(first, events.end());
}

/// An empty file, or one of comments only, is a document whose value is still to be written.
SourceDocument emptyDocument(qsizetype size)
{
    SourceDocument document;
    document.tree.nodes.emplace_back().range = {size, size};
    return document;
}

/// The text is read with an additional line end. A block scalar at its end does not contain it:
/// YAML 1.2.2 § 8.1.1.2.
void withoutAddedLineEnd(const QByteArray &bytes, Tree &tree)
{
    const QByteArray lastLine = bytes.sliced(bytes.lastIndexOf('\n') + 1);
    for (Node &node : tree.nodes) {
        const bool isBlock = node.style == Style::Literal || node.style == Style::Folded;
        if (isBlock && node.range.end == bytes.size() && node.text.endsWith(u'\n')
            && !lastLine.trimmed().isEmpty()) {
            node.text.chop(1);
        }
    }
}

void readDocuments(const QByteArray &bytes, const ParseLimits &limits, const std::atomic_bool *stop,
                   ParsedText &parsed)
{
    // libfyaml misreads a block scalar at the end of the text that lacks its line end.
    const QByteArray text = bytes.endsWith('\n') ? bytes : bytes + '\n';
    YamlReading reading(text, limits, stop);
    if (reading.isStopped()) {
        return;
    }
    std::optional<YamlFault> fault = reading.fault();
    if (std::optional<YamlFault> odd = keyBehindUnicodeSpace(text, reading.events());
        odd && (!fault || odd->offset < fault->offset)) {
        fault = std::move(odd);
    }
    qsizetype cut = text.size();
    if (fault) {
        YamlDiagnosis diagnosis(bytes, *fault, reading.seen(), limits);
        recogniseYamlMistake(diagnosis);
        parsed.issues.push_back(std::move(diagnosis.issue));
        cut = parsed.issues.back().range.begin;
        truncate(reading.events(), cut);
    }
    std::ranges::move(reading.tolerated(cut), std::back_inserter(parsed.issues));
    if (std::optional<SyntaxIssue> issue = forbiddenCharacters(bytes, limits.firstLine);
        issue && issue->range.begin < cut) {
        parsed.issues.push_back(std::move(*issue));
    }
    parsed.documents = YamlTreeBuilder(text, reading.events(), cut).build(bytes.size());
    if (parsed.documents.empty()) {
        parsed.documents.push_back(fault ? SourceDocument{} : emptyDocument(bytes.size()));
        parsed.documents.back().range = {0, bytes.size()};
    }
    parsed.documents.back().isComplete = !fault;
    if (!bytes.isEmpty() && !bytes.endsWith('\n')) {
        withoutAddedLineEnd(bytes, parsed.documents.back().tree);
    }
    for (const SourceDocument &document : parsed.documents) {
        std::ranges::move(
            treeIssues(document.tree, bytes, u"yaml.duplicate-key"_s, limits.firstLine),
            std::back_inserter(parsed.issues));
    }
}

} // namespace

void parseYaml(const QByteArray &bytes, const ParseLimits &limits, const std::atomic_bool *stop,
               ParsedText &parsed)
{
    const NormalizedLineEnds text(bytes);
    readDocuments(text.text(), limits, stop, parsed);
    text.mapBack(parsed);
}

} // namespace baton
