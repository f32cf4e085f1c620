// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/style/theme.h"

#include <QWidget>

namespace baton {

/// The name of a field in as few lines as it needs, with a muted star when the field is required.
class FieldLabel : public QWidget
{
    Q_OBJECT

public:
    explicit FieldLabel(QWidget *parent = nullptr);

    void setText(const QString &text, bool isRequired);
    /// Shows only line @p line, if the other one is in another row.
    void setOnlyLine(int line);
    void setRole(Role role);
    [[nodiscard]] int heightAt(int width) const;
    /// True if no word must be broken at @p width.
    [[nodiscard]] bool fits(int width) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int roomIn(int width) const;
    [[nodiscard]] QStringList linesAt(int width) const;

    QString m_text;
    bool m_isRequired = false;
    int m_onlyLine = -1;
    Role m_role = Role::Text;
};

} // namespace baton
