// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"
#include "models/check/report/findinglist.h"

namespace baton {

/// Decides whether a document of unknown protocol was meant as a handoff, and reports why it is not
/// recognised.
class UnknownFindings
{
public:
    /// @p document is the number of the document in the file.
    UnknownFindings(const CheckInput &input, int document, const CanonicalTree &tree,
                    FindingList &findings)
        : m_input(input)
        , m_document(document)
        , m_tree(tree)
        , m_findings(findings)
    {
    }

    /// True if the mistakes in the document are typical of a handoff.
    [[nodiscard]] bool looksIntended(const std::vector<const SyntaxIssue *> &issues) const;
    /// Reports a handoff inside a list, where no receiver finds it. Returns true if there is one.
    bool addListOfHandoffs();
    /// Reports a document that has the fields of a kind but not its root key. If @p forced is not
    /// empty, only for that kind. Returns true if there is one.
    bool addNearest(const QString &forced = {});

private:
    [[nodiscard]] bool looksLikeHandoffOnceCorrected(const SyntaxIssue &issue) const;

    const CheckInput &m_input;
    int m_document;
    const CanonicalTree &m_tree;
    FindingList &m_findings;
};

} // namespace baton
