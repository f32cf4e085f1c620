// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;

namespace baton {

/// A switch between two or more choices: [Aggregated | In time order].
class SegmentSwitch final : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentSwitch(QWidget *parent = nullptr);

    /// Adds a button called @p name; the first one is selected.
    void addChoice(const QString &name, const QString &text);
    [[nodiscard]] int current() const;
    /// Selects @p choice without a signal.
    void setCurrent(int choice);

Q_SIGNALS:
    /// The user selected @p choice.
    void chosen(int choice);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QButtonGroup *m_group;
    QHBoxLayout *m_line;
};

} // namespace baton
