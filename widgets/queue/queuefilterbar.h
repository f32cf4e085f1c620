// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace baton {

class QueueFilter;
struct StepQueue;

/// The controls that filter the steps of a queue.
class QueueFilterBar final : public QWidget
{
    Q_OBJECT

public:
    /// @p filter must outlive it.
    explicit QueueFilterBar(QueueFilter &filter, QWidget *parent = nullptr);

    /// Offers the agents of @p queue.
    void setQueue(const StepQueue &queue);
    /// Shows all steps.
    void clear();

private:
    void fillStates();

    QueueFilter &m_filter;
    QLineEdit *m_text;
    QComboBox *m_agents;
    QComboBox *m_states;
};

} // namespace baton
