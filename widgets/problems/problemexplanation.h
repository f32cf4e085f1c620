// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/rulebook.h"

#include <QFrame>

class QPlainTextEdit;

namespace baton {

class StatusMark;
class WrapLabel;

/// A card that explains a rule: its meaning, how to correct a document that breaks it, and a valid
/// example. It is placed next to the row of the problem; Escape, F1 or a click outside closes it.
class ProblemExplanation : public QFrame
{
    Q_OBJECT

public:
    explicit ProblemExplanation(QWidget *parent = nullptr);

    /// Explains @p rule, the rule of @p finding; null if it is not known.
    void setRule(const RuleExplanation *rule, const Finding &finding);
    /// Sets a note above the explanation about how the problem was chosen; empty for none.
    void setNote(const QString &note);
    /// Opens above or below @p row, in screen coordinates.
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
