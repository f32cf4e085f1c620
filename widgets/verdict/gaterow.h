// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/verdict.h"
#include "widgets/verdict/verdictrow.h"

namespace baton {

class LinkButton;

/// One criterion of a gate: what it asks for, what there is, and the way to the field that tells.
class GateRow : public VerdictRow
{
    Q_OBJECT

public:
    explicit GateRow(QWidget *parent = nullptr);

    /// @p isHere: what tells stands in the document itself, and not in one beside it.
    void setCriterion(const CriterionResult &result, bool isHere, bool isStale);

Q_SIGNALS:
    void activated(const baton::CriterionResult &result);

private:
    CriterionResult m_result;
    LinkButton *m_link;
};

} // namespace baton
