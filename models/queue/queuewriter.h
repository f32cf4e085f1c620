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
    std::optional<QueueStep> now; ///< if the change was not made, the step as changed elsewhere;
                                  ///< nullopt if it was removed
    QStringList lost;             ///< fields without a column in the table
};

/// The step that @p completion refers to. Fails if there is none, or several.
[[nodiscard]] Result<QueueStep> stepOf(const StepCompletion &completion, const StepQueue &queue);

/// Fails if @p completion refers to another step than @p step of @p queue: by its number, or by its
/// task. Values of the step that the table does not have are ignored.
[[nodiscard]] Outcome isAbout(const StepCompletion &completion, const QueueStep &step,
                              const StepQueue &queue);

/// Fails if the table of @p queue has no word for the state that @p completion leads to.
[[nodiscard]] Outcome hasWord(const StepCompletion &completion, const StepQueue &queue,
                              const ProtocolPack &pack);

/// Fails if @p step is completed: it stays so.
[[nodiscard]] Outcome isOpen(const QueueStep &step);

/// Fails if @p step cannot be handed out: it is completed, or runs already.
[[nodiscard]] Outcome mayBeTaken(const QueueStep &step);

/// The fields of @p completion with a value but without a column in @p queue.
[[nodiscard]] QStringList lostFields(const StepCompletion &completion, const StepQueue &queue);

/// What is odd about @p completion of @p step, although it can be written: it comes from another
/// agent, compared by all names in @p pack; the step was not handed out; fields are lost.
[[nodiscard]] QStringList remarksOn(const StepCompletion &completion, const QueueStep &step,
                                    const StepQueue &queue, const ProtocolPack &pack);

/// Writes @p completion to @p step in one transaction: sets the new state, stores the fields that
/// have a column, and counts one more attempt. A success keeps the last error. Not done if state,
/// attempts or time of the last change differ from @p step. Fails if the step is completed, or the
/// table has no word for the new state. The failure says so if the connection was lost before the
/// server said whether it is written.
[[nodiscard]] Result<QueueChange> submitCompletion(const DatabaseConnection &connection,
                                                   const ProtocolPack &pack, const QueueStep &step,
                                                   const StepCompletion &completion);

/// Hands @p step out: sets its state to running. Fails if it may not be taken; not done if it has
/// changed, as above.
[[nodiscard]] Result<QueueChange> takeStep(const DatabaseConnection &connection,
                                           const ProtocolPack &pack, const QueueStep &step);

/// Creates an empty queue at @p address; fails if one exists, and leaves no new file then.
[[nodiscard]] Outcome createQueue(const DatabaseAddress &address, const ProtocolPack &pack);

} // namespace baton
