// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QBoxLayout;

namespace baton {

class SideBySideLayout;
class WrapLabel;

/// A part of the verdict: a line above, a heading with widgets at its right, rows below.
class VerdictSection : public QWidget
{
    Q_OBJECT

public:
    explicit VerdictSection(const QString &heading, QWidget *parent = nullptr);

    void setHeading(const QString &heading);
    /// Muted text at the right of the heading: a count, a time.
    void setRemark(const QString &remark);
    /// Adds @p widget at the right of the heading, or below it if no word of the heading would fit.
    void addTrailing(QWidget *widget);
    [[nodiscard]] QBoxLayout *body() const { return m_body; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    WrapLabel *m_heading;
    WrapLabel *m_remark;
    SideBySideLayout *m_top;
    QBoxLayout *m_body;
};

} // namespace baton
