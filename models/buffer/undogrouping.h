// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"

#include <chrono>

namespace baton {

/// The undo step that a change belongs to.
enum class HistoryStep {
    Alone,  ///< the edit is a separate undo step
    Begins, ///< typing that begins an undo step
    GoesOn, ///< typing that extends the previous undo step
};

/// Groups typing into undo steps as editors do: a step begins with each word and line, after a move
/// of the caret, after a pause, and when deleting follows writing.
class UndoGrouping
{
public:
    /// A step ends when the user does not type for @p pause.
    explicit UndoGrouping(std::chrono::milliseconds pause = std::chrono::seconds(2))
        : m_pause(pause)
    {
    }

    /// Records that typing made @p edit, which removed @p removed. Returns the step it belongs to.
    [[nodiscard]] HistoryStep record(const TextEdit &edit, QByteArrayView removed);
    /// Makes the next typed text begin a step.
    void end() { m_last = EditKind::None; }

private:
    enum class EditKind { None, Writing, Removing };
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] bool goesOn(const TextEdit &edit, QByteArrayView removed) const;

    std::chrono::milliseconds m_pause;
    EditKind m_last = EditKind::None;
    qsizetype m_place = 0; ///< caret offset after the last edit
    bool m_isBehindWord = false;
    Clock::time_point m_time;
};

} // namespace baton
