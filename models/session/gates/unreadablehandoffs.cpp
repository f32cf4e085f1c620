// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/gates/unreadablehandoffs.h"

namespace baton {

namespace {

/// The titles of the kinds that @p gate evaluates. An unreadable handoff may be known only by its
/// file name.
QStringList titlesOf(const ProtocolPack &pack, const Gate &gate)
{
    QStringList names = gate.kinds;
    for (const Criterion &criterion : gate.criteria) {
        names.append(criterion.of);
    }
    QStringList titles;
    for (const KindModel &model : pack.kinds) {
        if (model.kind.isHandoff && names.contains(model.kind.name)) {
            titles.append(model.kind.title);
        }
    }
    return titles;
}

} // namespace

int brokenLine(const SessionBuilder &builder, int handoff)
{
    const HandoffSource &source = *builder.sources[size_t(handoff)];
    const auto number = static_cast<size_t>(builder.session.handoffs[size_t(handoff)].at.document);
    const std::vector<SourceDocument> &documents = source.parsed->documents;
    if (number < documents.size() && documents[number].isComplete) {
        return 0;
    }
    for (const SyntaxIssue &issue : source.parsed->issues) {
        const bool isOfDocument =
            number >= documents.size() || issue.range.end >= documents[number].range.begin;
        if (issue.isFatal && isOfDocument) {
            return source.lines.positionOf(issue.range.begin).line;
        }
    }
    return 0;
}

std::vector<int> unreadableHandoffs(const SessionBuilder &builder, const Gate &gate, int phase)
{
    std::vector<int> broken;
    const QStringList titles = titlesOf(*builder.pack, gate);
    for (size_t i = 0; i < builder.session.handoffs.size(); ++i) {
        const SessionHandoff &handoff = builder.session.handoffs[i];
        if (handoff.phase == phase && !handoff.isSuperseded && titles.contains(handoff.kindTitle)
            && brokenLine(builder, static_cast<int>(i)) > 0) {
            broken.push_back(static_cast<int>(i));
        }
    }
    return broken;
}

} // namespace baton
