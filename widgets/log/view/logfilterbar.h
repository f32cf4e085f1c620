// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/search/logfilter.h"

#include <QWidget>

class QHBoxLayout;
class QLineEdit;
class QToolButton;

namespace baton {

class LevelToggle;
class WrapLabel;

/// The controls that filter the lines of a log by level and time.
class LogFilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit LogFilterBar(QWidget *parent = nullptr);

    [[nodiscard]] const LogFilter &criteria() const { return m_criteria; }
    /// Shows all lines again.
    void clear();
    /// Shows the counts and times of @p index. Times are displayed and entered in the time zone
    /// that is @p offset minutes ahead of UTC.
    void showIndex(const LogIndex &index, int offset);

Q_SIGNALS:
    void criteriaChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showOnly(LogLevel level);
    void readLevels();
    void readTimes();
    [[nodiscard]] QString timeMistake() const;
    void tellMistake();
    void setCriteria(const LogFilter &criteria);
    [[nodiscard]] QLineEdit *addTime(const QString &name, const QString &label, QHBoxLayout &row);

    LogFilter m_criteria;
    std::vector<LevelToggle *> m_toggles;
    QWidget *m_times;
    QLineEdit *m_from;
    QLineEdit *m_to;
    QToolButton *m_clear;
    WrapLabel *m_mistake;
    qint64 m_earliest = LogLine::noTime;
    qint64 m_latest = LogLine::noTime;
    int m_offset = 0;
};

} // namespace baton
