// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/fixes/fixplanner.h"
#include "models/check/report/findinglist.h"
#include "models/check/schema/misspeltfindings.h"
#include "models/protocol/pack/protocolpack.h"

#include <QSet>

namespace baton {

/// Turns the schema violations of a document into findings with rule, severity, message and fixes.
class SchemaFindings
{
public:
    SchemaFindings(const CanonicalTree &tree, const ProtocolPack &pack, const KindModel &kind,
                   bool isGuess, FixPlanner &fixer, FindingList &findings,
                   const std::atomic_bool *stop);

    void add();
    /// Adds only the violations of the schema.
    void addViolations();

private:
    [[nodiscard]] bool isStopped() const { return m_stop && *m_stop; }

    struct NodeSchema
    {
        NodeId node = noNode;
        const Value *schema = nullptr;
    };

    void addNotFinite();
    void addAll(std::vector<SchemaViolation> violations);
    void addOne(const SchemaViolation &violation);
    void addRequired(const SchemaViolation &violation, const NodeSchema &place);
    [[nodiscard]] QString keyBehind(NodeId map, const JsonPointer &path,
                                    const QString &field) const;
    void addMissing(const SchemaViolation &violation, const NodeSchema &place,
                    const QString &field);
    void addChoice(const SchemaViolation &violation, const NodeSchema &place);
    void addValue(const SchemaViolation &violation, const NodeSchema &place);
    [[nodiscard]] QString typeOrSpelling(NodeId id, const QStringList &types) const;
    void addValueFix(PendingFinding &judged, const SchemaViolation &violation,
                     const NodeSchema &place, bool isUnset);
    [[nodiscard]] bool addAlias(const SchemaViolation &violation, const NodeSchema &place);
    [[nodiscard]] bool addSpelling(const SchemaViolation &violation, const NodeSchema &place);

    [[nodiscard]] QString annotation(const NodeSchema &place, const QString &name,
                                     const QString &keyword) const;
    [[nodiscard]] QString ruleOf(const NodeSchema &place, const QString &keyword,
                                 const QString &suffix) const;
    [[nodiscard]] Severity severityOf(const NodeSchema &place, const QString &keyword) const;
    [[nodiscard]] QString messageOf(const NodeSchema &place, const QString &keyword,
                                    const QString &name, const QString &expected,
                                    const QString &actual) const;

    const CanonicalTree &m_tree;
    const ProtocolPack &m_pack;
    const KindModel &m_kind;
    bool m_isGuess; ///< the kind of the document is only a guess
    FixPlanner &m_fixer;
    FindingList &m_findings;
    MisspeltFindings m_misspelt;
    const std::atomic_bool *m_stop;
    QSet<QString> m_seen;
    QSet<NodeId>
        m_notFinite; ///< nodes with infinite numbers or NaN, which get no finding about their range
};

} // namespace baton
