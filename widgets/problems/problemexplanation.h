// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/rulebook.h"

#include <QFrame>

class QPlainTextEdit;

namespace baton {

class StatusMark;
class WrapLabel;

/// The explanation of a rule on request: its meaning, how to correct a document that breaks it, and
/// an example that does. A card above the problem that it explains. Escape, F1 or a click beside it
/// close it.
class ProblemExplanation : public QFrame
{
    Q_OBJECT

public:
    explicit ProblemExplanation(QWidget *parent = nullptr);

    /// Explains @p rule, which is null when nothing is known of the rule of @p finding.
    void setRule(const RuleExplanation *rule, const Finding &finding);
    /// Sets a note above the explanation on how the problem was reached; empty: none.
    void setNote(const QString &note);
    /// Shows itself above or below @p row, a place on the screen.
    void popUpAt(const QRect &row);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setExample(const QString &example);
    void fitHeight();

    StatusMark *m_mark;
    WrapLabel *m_rule;
    WrapLabel *m_source;
    WrapLabel *m_note;
    WrapLabel *m_meaning;
    QWidget *m_fixPart;
    WrapLabel *m_fix;
    QWidget *m_examplePart;
    QPlainTextEdit *m_example;
};

} // namespace baton
