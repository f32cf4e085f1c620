// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;

namespace baton {

/// Two or more choices side by side, of which one holds: [Aggregated | In time order].
class SegmentSwitch final : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentSwitch(QWidget *parent = nullptr);

    /// The button is called @p name; the first one holds.
    void addChoice(const QString &name, const QString &text);
    [[nodiscard]] int current() const;
    /// Does not tell.
    void setCurrent(int choice);

Q_SIGNALS:
    /// The reader took another choice.
    void chosen(int choice);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QButtonGroup *m_group;
    QHBoxLayout *m_line;
};

} // namespace baton
