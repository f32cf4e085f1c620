// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/yamlparse.h"

#include "models/document/linefeedtext.h"
#include "models/document/treechecks.h"
#include "models/document/yamldiagnosis.h"
#include "models/document/yamlemptyitems.h"
#include "models/document/yamltree.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isStopped(const std::optional<YamlFault> &fault)
{
    return fault && fault->kind == YamlFault::Kind::Stopped;
}

/// What both parsers say about one text.
struct Reading
{
    YamlEvents seen; ///< by yaml-cpp
    YamlProof proof;
    std::optional<YamlEvents> strict; ///< by libfyaml, where the two differ
    std::optional<YamlFault> fault;

    [[nodiscard]] std::vector<YamlEvent> &events() { return strict ? strict->events : seen.events; }
};

/// Where the parsers differ the strict one is right, and it alone knows where a mistake begins.
Reading read(const QByteArray &text, const ParseLimits &limits, const std::atomic_bool *stop)
{
    Reading reading;
    reading.seen = readYamlEvents(text, limits.depth, stop);
    reading.fault = reading.seen.fault;
    if (reading.fault && reading.fault->kind != YamlFault::Kind::Syntax) {
        return reading;
    }
    reading.proof = proveYaml(text, stop);
    const bool isSeen = !reading.seen.fault;
    std::optional<EmptyItems> filled;
    const auto mayBeEmptyItem = [&] {
        return reading.proof.fault && EmptyItems::mayCause(*reading.proof.fault);
    };
    const auto proveFilled = [&](const EmptyItems &items) {
        filled = items;
        reading.proof = proveYaml(items.text(), stop);
        items.mapBack(reading.proof);
    };
    if (mayBeEmptyItem()) {
        proveFilled(EmptyItems(text, reading.seen.events));
    }
    if (!isSeen && mayBeEmptyItem()) {
        proveFilled(EmptyItems(text));
    }
    if (!isSeen || reading.proof.fault || !reading.proof.agreesWith(reading.seen.events)) {
        reading.strict = readStrictYamlEvents(filled ? filled->text() : text, limits.depth, stop);
        if (filled) {
            filled->mapBack(*reading.strict);
        }
        reading.fault = reading.proof.fault ? reading.proof.fault : reading.strict->fault;
    }
    return reading;
}

/// Drops everything that starts at or behind @p cut.
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

void readDocuments(const QByteArray &bytes, const ParseLimits &limits, const std::atomic_bool *stop,
                   ParsedText &parsed)
{
    // libfyaml misreads a block scalar at the end of the text that lacks its line end.
    const QByteArray text = bytes.endsWith('\n') ? bytes : bytes + '\n';
    Reading reading = read(text, limits, stop);
    if (isStopped(reading.fault)) {
        return;
    }
    qsizetype cut = text.size();
    if (reading.fault) {
        parsed.issues.push_back(
            YamlDiagnosis(bytes, *reading.fault, reading.seen.events, limits).issue());
        cut = parsed.issues.back().range.begin;
        truncate(reading.events(), cut);
    }
    const bool isStrict = reading.strict.has_value();
    parsed.documents =
        YamlTreeBuilder(text, reading.events(), reading.proof, cut, isStrict).build(bytes.size());
    if (parsed.documents.empty()) {
        parsed.documents.push_back(reading.fault ? SourceDocument{} : emptyDocument(bytes.size()));
        parsed.documents.back().range = {0, bytes.size()};
    }
    parsed.documents.back().isComplete = !reading.fault;
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
    const LineFeedText text(bytes);
    readDocuments(text.text(), limits, stop, parsed);
    text.mapBack(parsed);
}

} // namespace baton
