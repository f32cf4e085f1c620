// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/rows/formbuild.h"

#include "models/check/schema/schemachoice.h"
#include "models/editor/snapshot/handoffsubtree.h"
#include "models/formats/markdown/markdownfences.h"
#include "models/protocol/catalog/catalog.h"

#include <QMutexLocker>

namespace baton {

FormInput inputOf(const FormRequest &source, const Tree *part, QByteArray &bytes)
{
    static const Tree empty;
    const Snapshot &shown = *source.shown;
    const auto number = static_cast<size_t>(source.place.document);
    const bool exists = number < shown.parsed.documents.size();
    bytes = shown.parsed.format == Format::Markdown ? withBlankPrefixes(shown.bytes) : shown.bytes;
    FormInput input;
    input.tree = part ? part : exists ? &shown.parsed.documents[number].tree : &empty;
    input.bytes = bytes;
    input.isXml = exists && shown.parsed.documents[number].format == Format::Xml;
    input.isPrompt = exists && shown.parsed.documents[number].format == Format::Prompt;
    if (const DocumentReport *report = shown.report.at(source.place)) {
        input.report = report;
        const Kind *kind = source.catalog ? source.catalog->kind(report->kind) : nullptr;
        input.schema =
            kind ? workspaceFields(*report, *source.catalog->model(*kind).kind) : nullptr;
        if (kind && !input.schema && !kind->fields.properties.empty()) {
            input.schema = {source.catalog, &kind->fieldsAt(report->base)};
        }
    }
    return input;
}

BuiltForm makeForm(const FormRequest &source, std::shared_ptr<const Tree> part)
{
    BuiltForm made;
    made.source = source;
    if (!part && source.shown->report.hasSeveral(source.place.document)) {
        if (std::optional<Tree> own = partOf(*source.shown, source.place)) {
            part = std::make_shared<const Tree>(*std::move(own));
        }
    }
    QByteArray bytes;
    made.model = buildForm(inputOf(source, part.get(), bytes), source.state);
    made.expanded = source.state.expanded;
    for (auto it = made.model.expansion.cbegin(); it != made.model.expansion.cend(); ++it) {
        if (!made.expanded.contains(it.key())) {
            made.expanded.insert(it.key(), it.value());
        }
    }
    return made;
}

void FormPreparation::setState(const HandoffId &place, const FormState &state)
{
    const QMutexLocker lock(&m_mutex);
    if (m_place != place || m_state != state) {
        m_last = {}; // the same form may be requested again
    }
    m_place = place;
    m_state = state;
}

void FormPreparation::prepare(const SnapshotPtr &now, const LastValid &lastValid,
                              const std::shared_ptr<const ProtocolCatalog> &catalog)
{
    FormRequest source{nullptr, catalog, {}, {}};
    {
        const QMutexLocker lock(&m_mutex);
        source.place = m_place;
        source.shown = lastValid.shown(now, m_place.document);
        source.state = m_state;
        if (source == m_last) {
            return; // the current form is still valid: the text does not parse
        }
        m_last = source;
    }
    auto made = std::make_unique<BuiltForm>(makeForm(source));
    const QMutexLocker lock(&m_mutex);
    m_made.swap(made); // frees an older form, if nobody took it, on this thread
}

std::unique_ptr<BuiltForm> FormPreparation::take(const FormRequest &source)
{
    const QMutexLocker lock(&m_mutex);
    return m_made && m_made->source == source ? std::move(m_made) : nullptr;
}

} // namespace baton
