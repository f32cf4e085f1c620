// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamlreading.h"

#include "models/formats/yaml/reading/yamlemptyitems.h"
#include "models/formats/yaml/reading/yamlemptyscalars.h"
#include "models/formats/yaml/reading/yamlnestinglimit.h"
#include "models/formats/yaml/reading/yamlunderindentedscalar.h"

#include <algorithm>

namespace baton {

YamlReading::YamlReading(const QByteArray &text, const ParseLimits &limits,
                         const std::atomic_bool *stop)
    : m_text(text)
    , m_firstLine(limits.firstLine)
    , m_stop(stop)
{
    if (const std::optional<qsizetype> at = excessiveNesting(text, limits.depth)) {
        m_strict = readStrictYamlEvents(text.first(*at), limits.depth, stop);
        m_fault = YamlFault{YamlFault::Kind::TooDeep, *at, {}};
        return;
    }
    m_seen = readYamlEvents(text, limits.depth, stop);
    m_fault = m_seen.fault;
    if (m_fault && m_fault->kind != YamlFault::Kind::Syntax) {
        return;
    }
    m_proof = parseStrictly(text, stop);
    amend();
    if (!isProven()) {
        readStrictly(limits.depth);
    }
    if (m_fault) {
        return;
    }
    if (const std::optional<qsizetype> at = shallowScalar(text, events())) {
        m_fault = YamlFault{YamlFault::Kind::Syntax, *at, "missing ':'"};
    }
}

void YamlReading::readStrictly(int depth)
{
    m_strict = readStrictYamlEvents(m_amended ? m_amended->text() : m_text, depth, m_stop);
    if (m_amended) {
        m_amended->mapBack(*m_strict);
    }
    m_fault = m_proof.fault ? m_proof.fault : m_strict->fault;
}

bool YamlReading::isRefused() const
{
    return m_proof.fault && m_proof.fault->kind == YamlFault::Kind::Syntax;
}

bool YamlReading::isProven() const
{
    return !m_seen.fault && !m_proof.fault && m_proof.agreesWith(m_seen.events);
}

bool YamlReading::lacksItem() const
{
    return isRefused() && EmptyItems::mayCause(*m_proof.fault);
}

/// Writes in what libfyaml misses, for as long as that is what it complains of.
void YamlReading::amend()
{
    if (isProven()) {
        return;
    }
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
    m_scalars = EmptyScalars::indicated(m_text, m_seen.events);
    if (!m_scalars.empty()) {
        prove();
    }
}

void YamlReading::fillItems()
{
    if (lacksItem()) {
        m_items = EmptyItems::filled(m_text, m_seen.events);
        prove();
    }
    if (m_seen.fault && lacksItem()) {
        m_items = EmptyItems::filled(m_text);
        prove();
    }
}

/// Kept only when the text is read farther with it.
void YamlReading::indent()
{
    m_indentation.emplace(m_text, m_seen.events, !m_seen.fault);
    if (m_indentation->missing().empty()) {
        return;
    }
    const StrictYamlResult before = m_proof;
    prove();
    if (m_proof.fault && m_proof.fault->offset <= before.fault->offset) {
        m_indentation.reset();
        prove();
    }
}

void YamlReading::prove()
{
    Insertions all = m_items;
    std::ranges::copy(m_scalars, std::back_inserter(all));
    if (m_indentation) {
        std::ranges::copy(m_indentation->missing(), std::back_inserter(all));
    }
    std::ranges::stable_sort(all, {}, &Insertion::at);
    m_amended.emplace(m_text, all);
    m_proof = parseStrictly(m_amended->text(), m_stop);
    m_amended->mapBack(m_proof);
}

} // namespace baton
