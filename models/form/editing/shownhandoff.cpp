// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/shownhandoff.h"

#include "models/editor/snapshot/handoffsubtree.h"

#include <algorithm>
#include <utility>

namespace baton {

ShownHandoff::ShownHandoff(const EditorDocument &document)
    : m_document(document)
{
    update();
}

const SourceDocument *ShownHandoff::parsed() const
{
    const auto number = static_cast<size_t>(m_place.document);
    const auto &documents = m_snapshot->parsed.documents;
    return number < documents.size() ? &documents[number] : nullptr;
}

const Tree &ShownHandoff::tree() const
{
    static const Tree empty;
    return m_part ? *m_part : parsed() ? parsed()->tree : empty;
}

Format ShownHandoff::format() const
{
    return parsed() ? parsed()->format : Format::Text;
}

std::optional<Value> ShownHandoff::valueAt(const JsonPointer &path) const
{
    return contains(path) ? std::optional(tree().toValue(tree().find(path))) : std::nullopt;
}

void ShownHandoff::update()
{
    const SnapshotPtr newest = m_document.known();
    m_revision = newest->revision;
    m_isStale = !newest->isComplete(m_place.document);
    const SnapshotPtr before =
        std::exchange(m_snapshot, m_document.lastValid().shown(newest, m_place.document));
    if (before != m_snapshot) {
        takePart();
    }
}

void ShownHandoff::takePart()
{
    std::optional<Tree> part = m_snapshot->report.hasSeveral(m_place.document)
        ? partOf(*m_snapshot, m_place)
        : std::nullopt;
    m_part = part ? std::make_shared<const Tree>(*std::move(part)) : nullptr;
}

void ShownHandoff::switchTo(const HandoffId &place)
{
    m_place = place;
    update();
    takePart();
    const auto &reports = m_snapshot->report.documents;
    const auto found = std::ranges::find(reports, place, &DocumentReport::place);
    m_position = static_cast<size_t>(found - reports.begin());
}

std::optional<HandoffId> ShownHandoff::successor() const
{
    const auto &reports = m_snapshot->report.documents;
    const DocumentReport *report = m_snapshot->report.at(m_place);
    if (reports.empty() || (report && report->place() == m_place)) {
        return std::nullopt;
    }
    const bool isRenamed =
        m_position < reports.size() && reports[m_position].document == m_place.document;
    return isRenamed ? reports[m_position].place()
        : report     ? report->place()
                     : reports.front().place();
}

} // namespace baton
