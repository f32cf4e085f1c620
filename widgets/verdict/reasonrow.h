// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "widgets/verdict/verdictrow.h"

class QPushButton;

namespace baton {

class LinkButton;

/// One reason of a verdict: sentence, link to its field, and fix.
class ReasonRow : public VerdictRow
{
    Q_OBJECT

public:
    explicit ReasonRow(QWidget *parent = nullptr);

    void setReason(const Finding &finding, const QString &fieldTitle);
    [[nodiscard]] const Finding &finding() const { return m_finding; }

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void activated(const baton::Finding &finding);
    void fixRequested(const baton::Fix &fix);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Moves the fix below the link if both do not fit side by side.
    void placeFix();
    void fitFix(int room);

    Finding m_finding;
    QString m_fixTitle;
    LinkButton *m_link;
    QPushButton *m_fix;
};

} // namespace baton
