// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/queue/stepcompletion.h"
#include "models/queue/stepqueue.h"

#include <QDialog>

class QTableView;

namespace baton {

/// A step that somebody else changed while its completion was written: as it was read, as it is
/// now, and what was to be submitted, side by side. Accepted: submit it all the same.
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
