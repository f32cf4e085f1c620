// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/yaml/reading/yamlflowindentation.h"

namespace baton {

/// The events of a YAML text. libfyaml parses it, because it accepts only valid YAML. If it rejects
/// a text that is valid or that most parsers accept, the place is found with yaml-cpp and
/// rewritten, and libfyaml parses the text again.
class YamlReading
{
public:
    YamlReading(const QByteArray &text, const ParseLimits &limits, const std::atomic_bool *stop);

    /// The events for the tree, up to the fault.
    [[nodiscard]] std::vector<YamlEvent> &events() { return m_read.events; }
    /// The events of the parser that got farthest.
    [[nodiscard]] const std::vector<YamlEvent> &seen() const
    {
        return m_seen ? m_seen->events : m_read.events;
    }
    /// True if libfyaml rejects or misreads the original text.
    [[nodiscard]] bool isAmended() const { return m_seen.has_value(); }
    [[nodiscard]] const std::optional<YamlFault> &fault() const { return m_read.fault; }
    [[nodiscard]] bool isStopped() const
    {
        return fault() && fault()->kind == YamlFault::Kind::Stopped;
    }
    /// The issues before @p cut that only lenient parsers accept.
    [[nodiscard]] std::vector<SyntaxIssue> tolerated(qsizetype cut) const
    {
        return m_indentation ? m_indentation->issues(cut, m_firstLine) : std::vector<SyntaxIssue>();
    }

private:
    [[nodiscard]] bool isRefused() const
    {
        return fault() && fault()->kind == YamlFault::Kind::Syntax;
    }
    [[nodiscard]] bool lacksItem() const;
    void amend();
    void fillItems();
    void fillScalars();
    void indent();
    void readAgain();

    const QByteArray &m_text;
    int m_depth;
    int m_firstLine;
    const std::atomic_bool *m_stop;
    YamlEvents m_read;                ///< events from libfyaml
    std::optional<YamlEvents> m_seen; ///< events from yaml-cpp
    Insertions m_items;               ///< see EmptyItems
    Insertions m_scalars;             ///< see EmptyScalars
    std::optional<YamlFlowIndentation> m_indentation;
};

} // namespace baton
