// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/fixes/fixplanner.h"
#include "models/check/report/checkinput.h"
#include "models/check/report/findinglist.h"
#include "models/check/schema/schemachoice.h"
#include "models/check/values/synonyms.h"
#include "models/protocol/pack/protocolpack.h"

namespace baton {

/// The findings about a document of a known kind: about names, from the schema, and from the named
/// rules.
class KindFindings
{
public:
    /// @p document is the number of the document in the file. If the kind is a guess, fixes are not
    /// certain. Values of @p tree whose spelling differs from the schema's are replaced.
    KindFindings(const CheckInput &input, int document, const ProtocolCatalog::Model &model,
                 bool isGuess, CanonicalTree &tree, FindingList &findings);

    /// Adds all findings. The fields of the kind are at @p base. @p synonyms is the result of
    /// applySynonyms().
    void add(const JsonPointer &base, const std::vector<SynonymUse> &synonyms);

private:
    void addOtherFormat();
    void addXsd();
    void addSchemaNotice(const SchemaChoice &choice);
    void addWrapper(const JsonPointer &base);
    void respell();
    void addRules();

    const CheckInput &m_input;
    int m_document;
    const ProtocolPack &m_pack;
    const KindModel &m_kind;
    bool m_isGuess;
    CanonicalTree &m_tree;
    FindingList &m_findings;
    FixPlanner m_fixer;
    std::shared_ptr<const XsdSchema> m_ownSchema; ///< schema of the workspace, if one was used
};

} // namespace baton
