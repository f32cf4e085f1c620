// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/verdict.h"
#include "widgets/verdict/verdictrow.h"

namespace baton {

class LinkButton;

/// One criterion of a gate: threshold, value, and a link to its field.
class GateRow : public VerdictRow
{
    Q_OBJECT

public:
    explicit GateRow(QWidget *parent = nullptr);

    /// @p isHere: the value is in the document itself and not in another one.
    void setCriterion(const CriterionResult &result, bool isHere, bool isStale);

Q_SIGNALS:
    void activated(const baton::CriterionResult &result);

private:
    CriterionResult m_result;
    LinkButton *m_link;
};

} // namespace baton
