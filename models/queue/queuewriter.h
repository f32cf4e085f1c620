// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/database/databaseaddress.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/queue/queuetable.h"
#include "models/queue/stepcompletion.h"
#include "models/queue/stepqueue.h"

namespace baton {

/// The result of a change.
struct QueueChange
{
    bool isDone = false;
    std::optional<QueueStep>
        now;          ///< if not done, the step as changed by somebody else; none: it is gone
    QStringList lost; ///< fields without a column in the table
};

/// The step that @p completion is about; fails where there is none, or several.
[[nodiscard]] Result<QueueStep> stepOf(const StepCompletion &completion, const StepQueue &queue);

/// Fails where @p completion is about another step of @p queue than @p step.
[[nodiscard]] Outcome isAbout(const StepCompletion &completion, const QueueStep &step,
                              const StepQueue &queue);

/// True where @p step has an agent and @p completion comes from another one, by whichever of their
/// names in @p pack.
[[nodiscard]] bool isOfAnotherAgent(const StepCompletion &completion, const QueueStep &step,
                                    const ProtocolPack &pack);

/// The fields that @p completion says something in and @p queue has no column for.
[[nodiscard]] QStringList lostFields(const StepCompletion &completion, const StepQueue &queue);

/// Writes @p completion to @p step in one transaction: the state moves on, what there is a column
/// for is kept, one more attempt is counted. Not where the state, the attempts or the time of the
/// last change are others by now than @p step says.
[[nodiscard]] Result<QueueChange> submitCompletion(const DatabaseConnection &connection,
                                                   const ProtocolPack &pack, const QueueStep &step,
                                                   const StepCompletion &completion);

/// Hands @p step out: its state becomes running. Fails where it runs or is completed, or says
/// nothing to do; not done where it changed meanwhile, as above.
[[nodiscard]] Result<QueueChange> takeStep(const DatabaseConnection &connection,
                                           const ProtocolPack &pack, const QueueStep &step);

/// Makes an empty queue at @p address; fails where one is already, and leaves no new file then.
[[nodiscard]] Outcome createQueue(const DatabaseAddress &address, const ProtocolPack &pack);

} // namespace baton
