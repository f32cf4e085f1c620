// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamlworkaround.h"

#include <algorithm>

namespace baton {

PatchedYaml::PatchedYaml(const QByteArray &bytes, const Insertions &insertions)
{
    qsizetype position = 0;
    qsizetype before = 0;
    for (const Insertion &insertion : insertions) {
        m_text += QByteArrayView(bytes).sliced(position, insertion.at - position);
        m_text += insertion.text;
        m_written.push_back(
            {m_text.size(), insertion.text.size(), before, insertion.text.endsWith('~')});
        before += insertion.text.size();
        position = insertion.at;
    }
    m_text += QByteArrayView(bytes).sliced(position);
}

void PatchedYaml::mapBack(qsizetype &offset) const
{
    // A replaced text shrinks to its original place.
    const auto found = std::ranges::lower_bound(m_written, offset, {}, &WrittenInsertion::end);
    if (found == m_written.end()) {
        offset -= m_written.empty() ? 0 : m_written.back().before + m_written.back().length;
        return;
    }
    const qsizetype start = found->end - found->length;
    offset = std::min(offset, start) - found->before;
}

bool PatchedYaml::isWrittenNull(const YamlEvent &event) const
{
    if (event.kind != YamlEvent::Kind::Scalar || event.text != "~") {
        return false;
    }
    const auto found =
        std::ranges::lower_bound(m_written, event.mark + 1, {}, &WrittenInsertion::end);
    return found != m_written.end() && found->end == event.mark + 1 && found->isNull;
}

void PatchedYaml::mapBack(YamlEvents &read) const
{
    for (YamlEvent &event : read.events) {
        if (isWrittenNull(event)) {
            event.kind = YamlEvent::Kind::Null;
            event.text.clear();
        }
        mapBack(event.mark);
        if (event.range.begin >= 0) {
            mapBack(event.range.begin);
            mapBack(event.range.end);
        }
    }
    if (read.fault) {
        mapBack(read.fault->offset);
    }
}

} // namespace baton
