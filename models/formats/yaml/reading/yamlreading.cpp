// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamlreading.h"

#include "models/formats/yaml/reading/yamlemptyitems.h"
#include "models/formats/yaml/reading/yamlemptyscalars.h"
#include "models/formats/yaml/reading/yamllenientevents.h"
#include "models/formats/yaml/reading/yamlnestinglimit.h"
#include "models/formats/yaml/reading/yamlunderindentedscalar.h"

#include <algorithm>

namespace baton {

YamlReading::YamlReading(const QByteArray &text, const ParseLimits &limits,
                         const std::atomic_bool *stop)
    : m_text(text)
    , m_depth(limits.depth)
    , m_firstLine(limits.firstLine)
    , m_stop(stop)
{
    if (const std::optional<qsizetype> at = excessiveNesting(text, m_depth)) {
        m_read = readYamlEvents(text.first(*at), m_depth, stop);
        m_read.fault = YamlFault{YamlFault::Kind::TooDeep, *at, {}};
        return;
    }
    m_read = readYamlEvents(text, m_depth, stop);
    if (isRefused() || swallowsEntries(text, m_read.events)) {
        m_seen = readLenientYamlEvents(text, m_depth, stop);
        if (m_seen->fault && m_seen->fault->kind != YamlFault::Kind::Syntax) {
            m_read.fault = m_seen->fault;
            return;
        }
        amend();
    }
    if (fault()) {
        return;
    }
    if (const std::optional<qsizetype> at = shallowScalar(text, events())) {
        m_read.fault = YamlFault{YamlFault::Kind::Syntax, *at, "missing ':'"};
    }
}

bool YamlReading::lacksItem() const
{
    return isRefused() && EmptyItems::mayCause(*fault());
}

/// Inserts the syntax that libfyaml requires, as long as it reports a fault.
void YamlReading::amend()
{
    fillScalars();
    fillItems();
    if (isRefused()) {
        indent();
    }
    if (m_items.empty()) {
        fillItems();
    }
}

void YamlReading::fillScalars()
{
    m_scalars = EmptyScalars::indicated(m_text, m_seen->events);
    if (!m_scalars.empty()) {
        readAgain();
    }
}

void YamlReading::fillItems()
{
    if (lacksItem()) {
        m_items = EmptyItems::filled(m_text, m_seen->events);
        readAgain();
    }
    if (m_seen->fault && lacksItem()) {
        m_items = EmptyItems::filled(m_text);
        readAgain();
    }
}

/// Inserts missing indentation. Keeps it only if the parser then gets farther.
void YamlReading::indent()
{
    m_indentation.emplace(m_text, m_seen->events, !m_seen->fault);
    if (m_indentation->missing().empty()) {
        return;
    }
    const qsizetype before = fault()->offset;
    readAgain();
    if (fault() && fault()->offset <= before) {
        m_indentation.reset();
        readAgain();
    }
}

/// Parses the text again with all insertions.
void YamlReading::readAgain()
{
    Insertions all = m_items;
    std::ranges::copy(m_scalars, std::back_inserter(all));
    if (m_indentation) {
        std::ranges::copy(m_indentation->missing(), std::back_inserter(all));
    }
    std::ranges::stable_sort(all, {}, &Insertion::at);
    const PatchedYaml amended(m_text, all);
    m_read = readYamlEvents(amended.text(), m_depth, m_stop);
    amended.mapBack(m_read);
}

} // namespace baton
