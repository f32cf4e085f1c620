// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QPushButton>

class QDateTimeEdit;

namespace baton {

/// A button that opens two times to choose from when until when.
class TimeRangeButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit TimeRangeButton(QWidget *parent = nullptr);

    /// Sets the span of all times; without times there is nothing to choose.
    void setSpan(const QDateTime &first, const QDateTime &last);
    /// Invalid: from the first on, until the last.
    [[nodiscard]] QDateTime from() const;
    [[nodiscard]] QDateTime until() const;
    /// Everything again; does not tell.
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
