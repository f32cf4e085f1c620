// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/transcript/rows/transcriptmatch.h"

#include <QModelIndex>

namespace baton {

class TranscriptModel;

/// The matches that the rows of a transcript mark.
class TranscriptMarks
{
public:
    /// @p model outlives it.
    explicit TranscriptMarks(const TranscriptModel &model);

    /// Marks the matches of @p matcher, and highlights @p current.
    void set(const LogMatcher &matcher, const TranscriptMatch &current);
    /// Removes the highlight.
    void clearCurrent() { m_current = {}; }
    /// The value of @p role of TranscriptModel, which must be a role of marks.
    [[nodiscard]] QVariant at(const QModelIndex &index, int role) const;

private:
    [[nodiscard]] LogMatch currentAt(const QModelIndex &index, bool isInSummary) const;
    [[nodiscard]] QString nameAt(const QModelIndex &index) const;

    const TranscriptModel &m_model;
    LogMatcher m_matcher;
    TranscriptMatch m_current;
};

} // namespace baton
