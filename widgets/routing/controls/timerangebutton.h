// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QPushButton>

class QDateTimeEdit;

namespace baton {

/// A button that opens two fields for the start and end of a time range.
class TimeRangeButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit TimeRangeButton(QWidget *parent = nullptr);

    /// Sets the range of all times; it is disabled without times.
    void setSpan(const QDateTime &first, const QDateTime &last);
    /// Start of the range; invalid: unlimited.
    [[nodiscard]] QDateTime from() const;
    [[nodiscard]] QDateTime until() const;
    /// Removes the limits without a signal.
    void reset();

Q_SIGNALS:
    void changed();

private:
    void buildMenu();
    void showState();

    QDateTime m_first;
    QDateTime m_last;
    QDateTimeEdit *m_from;
    QDateTimeEdit *m_until;
};

} // namespace baton
