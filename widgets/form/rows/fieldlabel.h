// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/common/theme.h"

#include <QWidget>

namespace baton {

/// The name of a field: at most two lines, with a muted star when the field is required.
class FieldLabel : public QWidget
{
    Q_OBJECT

public:
    explicit FieldLabel(QWidget *parent = nullptr);

    void setText(const QString &text, bool isRequired);
    /// Shows only line @p line, where the other one has a row of its own.
    void setOnlyLine(int line);
    void setRole(Role role);
    [[nodiscard]] int heightAt(int width) const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QStringList linesAt(int width) const;

    QString m_text;
    bool m_isRequired = false;
    int m_onlyLine = -1;
    Role m_role = Role::Text;
};

} // namespace baton
