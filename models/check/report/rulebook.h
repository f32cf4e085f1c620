// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/reading/rulereader.h"

#include <memory>

namespace baton {

class ProtocolCatalog;
class ProtocolPack;

/// A rule with its explanation.
struct RuleExplanation
{
    RuleEntry entry;
    QString protocol;        ///< the pack's id; empty for the engine's own rules
    QString title;           ///< title of the pack, or of the group of the engine's own rules
    bool isExplained = true; ///< false: the protocol folder does not explain the rule
};

/// All rules that the protocols of some catalogs and the engine can report, with explanations.
/// Explanations that a protocol's folder lacks come from the engine.
class RuleBook
{
public:
    explicit RuleBook(const std::vector<std::shared_ptr<const ProtocolCatalog>> &catalogs);

    /// The rules, sorted by protocol in the order of the catalogs, the engine's last; by id within
    /// each.
    [[nodiscard]] const std::vector<RuleExplanation> &rules() const { return m_rules; }
    [[nodiscard]] const RuleExplanation *find(const QString &id) const;
    /// The ids most similar to @p id, best first.
    [[nodiscard]] QStringList nearest(const QString &id) const;
    /// Entries for rules that their protocol does not have.
    [[nodiscard]] const QStringList &orphans() const { return m_orphans; }
    /// The problems of the files that were read.
    [[nodiscard]] const std::vector<PackProblem> &problems() const { return m_problems; }

private:
    void add(const ProtocolPack &pack);
    void addEngine(std::vector<RuleEntry> entries);
    void fillIn(RuleEntry &entry, const QString &protocol) const;

    std::vector<RuleEntry> m_common; ///< rules of every protocol, such as "*.required"
    std::vector<RuleExplanation> m_rules;
    QStringList m_orphans;
    std::vector<PackProblem> m_problems;
};

/// "error", "error, warning" …: the words of the formats, never translated.
[[nodiscard]] QString severityWords(const std::vector<Severity> &severities);

} // namespace baton
