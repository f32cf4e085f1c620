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
    QString protocol;        ///< id of the pack; empty for general rules
    QString title;           ///< title of the pack, or of the group of general rules
    bool isExplained = true; ///< false if the protocol folder does not explain the rule
};

/// All rules that the protocols of some catalogs and Baton itself can report, with explanations. If
/// a protocol folder does not explain a general rule, Baton's own explanation is used.
class RuleBook
{
public:
    explicit RuleBook(const std::vector<std::shared_ptr<const ProtocolCatalog>> &catalogs);

    /// The rules, ordered by protocol as in the catalogs, with general rules last; by id within
    /// each protocol.
    [[nodiscard]] const std::vector<RuleExplanation> &rules() const { return m_rules; }
    [[nodiscard]] const RuleExplanation *find(const QString &id) const;
    /// The ids that are most similar to @p id, best first.
    [[nodiscard]] QStringList nearest(const QString &id) const;
    /// Explanations of rules that their protocol does not have.
    [[nodiscard]] const QStringList &orphans() const { return m_orphans; }
    /// The problems of the files that were read.
    [[nodiscard]] const std::vector<PackProblem> &problems() const { return m_problems; }

private:
    void add(const ProtocolPack &pack);
    void addEngine(std::vector<RuleEntry> entries);
    void fillIn(RuleEntry &entry, const QString &protocol) const;

    std::vector<RuleEntry>
        m_common; ///< explanations for rules of all protocols, such as "*.required"
    std::vector<RuleExplanation> m_rules;
    QStringList m_orphans;
    std::vector<PackProblem> m_problems;
};

/// A text such as "error, warning". The words are those of the file formats and are never
/// translated.
[[nodiscard]] QString severityWords(const std::vector<Severity> &severities);

} // namespace baton
