// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/finding.h"
#include "widgets/verdict/verdictrow.h"

class QPushButton;

namespace baton {

class LinkButton;

/// One reason of a verdict: the sentence, the way to its field, and the fix.
class ReasonRow : public VerdictRow
{
    Q_OBJECT

public:
    explicit ReasonRow(QWidget *parent = nullptr);

    void setReason(const Finding &finding, const QString &fieldTitle);
    [[nodiscard]] const Finding &finding() const { return m_finding; }

Q_SIGNALS:
    void activated(const baton::Finding &finding);
    void fixRequested(const baton::Fix &fix);

private:
    Finding m_finding;
    LinkButton *m_link;
    QPushButton *m_fix;
};

} // namespace baton
