// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/yamlparse.h"

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

} // namespace

void parseYaml(const QByteArray &bytes, const ParseLimits &limits, const std::atomic_bool *stop,
               ParsedText &parsed)
{
    YamlEvents read = readYamlEvents(bytes, limits.depth, stop);
    const bool isTooDeep = read.fault && read.fault->kind == YamlFault::Kind::TooDeep;
    YamlProof proof;
    if (!isTooDeep && !isStopped(read.fault)) {
        proof = proveYaml(bytes, stop);
        if (!read.fault && proof.fault && mayBeEmptyItem(*proof.fault)) {
            proof = proveWithEmptyItems(bytes, read.events, stop);
        }
        if (!proof.fault && (read.fault || !proof.agreesWith(read.events))) {
            read = readStrictYamlEvents(bytes, limits.depth, stop);
        }
    }
    if (isStopped(read.fault) || isStopped(proof.fault)) {
        return;
    }
    qsizetype cut = bytes.size() + 1;
    const std::optional<YamlFault> fault = proof.fault ? proof.fault : read.fault;
    if (fault) {
        parsed.issues.push_back(YamlDiagnosis(bytes, *fault, read.events, limits).issue());
        cut = parsed.issues.back().range.begin;
        truncate(read.events, cut);
    }
    parsed.documents = YamlTreeBuilder(bytes, read.events, proof, cut).build();
    if (parsed.documents.empty()) {
        parsed.documents.push_back(fault ? SourceDocument{} : emptyDocument(bytes.size()));
        parsed.documents.back().range = {0, bytes.size()};
    }
    parsed.documents.back().isComplete = !fault;
    for (const SourceDocument &document : parsed.documents) {
        std::ranges::move(treeIssues(document.tree, bytes, u"yaml.duplicate-key"_s),
                          std::back_inserter(parsed.issues));
    }
}

} // namespace baton
