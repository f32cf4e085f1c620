// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/document/handoffcheck.h"
#include "models/check/document/syntaxfindings.h"
#include "models/check/document/truncatedfields.h"

#include <optional>

namespace baton {

class ProtocolPack;
struct KindModel;

/// Checks whether a document is or seems to be truncated, and which fields it therefore lacks.
class TruncationCheck
{
public:
    /// The arguments must outlive this object. @p findings contains those of schema and rules; new
    /// ones are added to it.
    TruncationCheck(const CheckInput &input, const HandoffToCheck &source,
                    const CanonicalTree &tree, const SyntaxFindings &syntax, FindingList &findings);

    /// Reports that a document of @p kind was truncated, or that its block is not closed. @returns
    /// the fields that it lacks because of that; nullopt if it was not truncated.
    std::optional<QStringList> add(const ProtocolPack &pack, const KindModel &kind);

private:
    [[nodiscard]] bool addUnclosedBlock(const ProtocolPack &pack, const KindModel &kind);
    [[nodiscard]] std::optional<QStringList> addTruncation(const KindModel &kind);
    [[nodiscard]] LostFields fieldsNotReached(const FieldSchema &fields);
    [[nodiscard]] QSet<QString> misspeltFields();
    [[nodiscard]] std::set<FieldOfMap> fieldsCalledMissing();
    [[nodiscard]] bool endsInWrongSection();
    [[nodiscard]] bool endsBefore(const QStringList &missing, const FieldSchema &fields) const;
    [[nodiscard]] bool isPrompt() const;

    const CheckInput &m_input;
    const HandoffToCheck &m_source;
    const CanonicalTree &m_tree;
    const SyntaxFindings &m_syntax;
    FindingList &m_findings;
};

} // namespace baton
