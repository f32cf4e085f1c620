// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"
#include "models/check/report/findinglist.h"

namespace baton {

/// Finds out whether a document that no protocol knows was meant to be a handoff, and reports what
/// keeps it from being one.
class UnknownFindings
{
public:
    /// @p document is its number in the file.
    UnknownFindings(const CheckInput &input, int document, const CanonicalTree &tree,
                    FindingList &findings)
        : m_input(input)
        , m_document(document)
        , m_tree(tree)
        , m_findings(findings)
    {
    }

    /// True if the mistakes of the document look like those of a handoff.
    [[nodiscard]] bool looksIntended(const std::vector<const SyntaxIssue *> &issues) const;
    /// Receivers read one handoff in a document: in a list nobody finds it. True when there is one.
    bool addListOfHandoffs();
    /// A document with the fields of a kind, but not the key that it is known by; of none but
    /// @p forced, unless that is empty. True when there is one.
    bool addNearest(const QString &forced = {});

private:
    [[nodiscard]] bool looksLikeHandoffOnceCorrected(const SyntaxIssue &issue) const;

    const CheckInput &m_input;
    int m_document;
    const CanonicalTree &m_tree;
    FindingList &m_findings;
};

} // namespace baton
