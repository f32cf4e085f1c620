// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlflowindentation.h"

namespace baton {

/// What both parsers say about one text: where they differ the strict one is right, and it alone
/// knows where a mistake begins.
class YamlReading
{
public:
    YamlReading(const QByteArray &text, const ParseLimits &limits, const std::atomic_bool *stop);

    /// What the tree is made of.
    [[nodiscard]] std::vector<YamlEvent> &events()
    {
        return m_strict ? m_strict->events : m_seen.events;
    }
    /// True when events() are libfyaml's, which misreads some texts.
    [[nodiscard]] bool isStrict() const { return m_strict.has_value(); }
    /// The events up to which yaml-cpp got.
    [[nodiscard]] const std::vector<YamlEvent> &seen() const { return m_seen.events; }
    [[nodiscard]] const StrictYamlResult &proof() const { return m_proof; }
    [[nodiscard]] const std::optional<YamlFault> &fault() const { return m_fault; }
    [[nodiscard]] bool isStopped() const
    {
        return m_fault && m_fault->kind == YamlFault::Kind::Stopped;
    }
    /// What only lenient readers take, up to @p cut.
    [[nodiscard]] std::vector<SyntaxIssue> tolerated(qsizetype cut) const
    {
        return m_indentation ? m_indentation->issues(cut, m_firstLine) : std::vector<SyntaxIssue>();
    }

private:
    [[nodiscard]] bool isRefused() const;
    [[nodiscard]] bool isProven() const;
    [[nodiscard]] bool lacksItem() const;
    void readStrictly(int depth);
    void amend();
    void fillItems();
    void fillScalars();
    void indent();
    void prove();

    const QByteArray &m_text;
    int m_firstLine;
    const std::atomic_bool *m_stop;
    YamlEvents m_seen; ///< by yaml-cpp
    StrictYamlResult m_proof;
    std::optional<YamlEvents> m_strict; ///< by libfyaml, where the two differ
    std::optional<YamlFault> m_fault;
    Insertions m_items;   ///< see EmptyItems
    Insertions m_scalars; ///< see EmptyScalars
    std::optional<YamlFlowIndentation> m_indentation;
    std::optional<PatchedYaml> m_amended;
};

} // namespace baton
