// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/fieldstate.h"
#include "widgets/style/theme.h"

#include <QWidget>

class QPushButton;

namespace baton {

class StatusMark;

/// A finding below a field: shape, one sentence, and its fix as a small button at the right.
class FindingLine : public QWidget
{
    Q_OBJECT

public:
    explicit FindingLine(QWidget *parent = nullptr);

    /// Shows @p issue. The button applies its fix or, if @p action is given, requests the action
    /// and is skipped by Tab.
    void setIssue(const FieldFinding &issue, bool isStale, const QString &action = {});
    [[nodiscard]] QPushButton *button() const { return m_fix; }
    [[nodiscard]] bool hasButton() const { return m_hasButton; }
    [[nodiscard]] int heightAt(int width) const;
    /// The width of the text if the line has the width @p width.
    [[nodiscard]] int textWidth(int width) const;
    /// Places the content in @p area. The focus ring of the button needs space around it.
    void place(const QRect &area);

Q_SIGNALS:
    void fixRequested(const baton::Fix &fix);
    void actionRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setTitle(const QString &title);
    void fitTitle();
    [[nodiscard]] int fullWidth(int width) const;
    [[nodiscard]] int widthBesideButton(int width) const;
    [[nodiscard]] bool isButtonBelow(int width) const;
    [[nodiscard]] int textHeight(int width) const;
    [[nodiscard]] int textTop(int width) const;

    FieldFinding m_issue;
    StatusMark *m_mark;
    Role m_role = Role::Error;
    QPushButton *m_fix;
    QString m_title;
    int m_buttonWidth = 0; ///< width of the button with its whole title
    bool m_hasButton = false;
};

} // namespace baton
