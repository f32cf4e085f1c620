// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/queue/stepcompletion.h"
#include "models/queue/stepqueue.h"

#include <QDialog>

class QTableView;

namespace baton {

/// Shows a step that was changed elsewhere while its completion was written: the step as it was
/// read, its present state, and the completion, side by side. Accepted: submit it anyway.
class ConflictDialog final : public QDialog
{
    Q_OBJECT

public:
    ConflictDialog(const QueueStep &before, const QueueStep &now, const StepCompletion &completion,
                   QWidget *parent = nullptr);

private:
    static QTableView *table(const QueueStep &before, const QueueStep &now,
                             const StepCompletion &completion);
};

} // namespace baton
