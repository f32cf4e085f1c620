// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/queue/stepcompletion.h"

#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/queue/queuetexts.h"
#include "models/tree/parsedtext.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Reads the fields of a completion by the places that its protocol names.
class CompletionReader
{
public:
    CompletionReader(const Tree &tree, JsonPointer base, const QueueFormat &format)
        : m_tree(tree)
        , m_base(std::move(base))
        , m_format(format)
    {
    }

    [[nodiscard]] StepCompletion read() const
    {
        return {text(u"task"_s),    text(u"number"_s).toInt(), text(u"agent"_s),
                text(u"status"_s),  texts(u"artifacts"_s),     text(u"summary"_s),
                text(u"context"_s), texts(u"blockers"_s)};
    }

private:
    [[nodiscard]] NodeId node(const QString &field) const
    {
        const auto place = m_format.reported.constFind(field);
        return place == m_format.reported.cend()
            ? noNode
            : m_tree.find(JsonPointer(m_base.tokens() + place->tokens()));
    }

    [[nodiscard]] QString text(const QString &field) const
    {
        const NodeId found = node(field);
        return found == noNode ? QString() : m_tree.at(found).text;
    }

    [[nodiscard]] QStringList texts(const QString &field) const
    {
        QStringList texts;
        if (const NodeId found = node(field); found != noNode) {
            for (const NodeId item : m_tree.at(found).children) {
                texts.append(m_tree.at(item).text);
            }
        }
        return texts;
    }

    const Tree &m_tree;
    JsonPointer m_base;
    const QueueFormat &m_format;
};

/// The queue of the protocol whose completion @p document is; null when it is none.
const QueueFormat *queueOf(const DocumentReport &document, const ProtocolCatalog &catalog)
{
    const Kind *kind = catalog.kind(document.kind);
    const ProtocolPack *pack = kind ? catalog.model(*kind).pack : nullptr;
    return pack && pack->queue.completion == kind->name ? &pack->queue : nullptr;
}

} // namespace

Result<StepCompletion> stepCompletion(const ParsedText &parsed, const Report &report,
                                      const ProtocolCatalog &catalog)
{
    const auto found =
        std::ranges::find_if(report.documents, [&catalog](const DocumentReport &document) {
            return queueOf(document, catalog) != nullptr;
        });
    if (found == report.documents.end()) {
        return Failure{QueueTexts::tr("This is no completion of a step. A completion has task_id, "
                                      "step_index, agent and status.")};
    }
    const auto error = std::ranges::find(found->findings, Severity::Error, &Finding::severity);
    if (error != found->findings.end()) {
        return Failure{QueueTexts::tr("The completion has %n error(s) and is not submitted. The "
                                      "first, in line %1: %2",
                                      nullptr, found->count(Severity::Error))
                           .arg(error->start.line)
                           .arg(error->message)};
    }
    return CompletionReader(parsed.documents[size_t(found->document)].tree, found->base,
                            *queueOf(*found, catalog))
        .read();
}

} // namespace baton
