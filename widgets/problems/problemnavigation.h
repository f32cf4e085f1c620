// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/problems/problemsmodel.h"

#include <optional>

namespace baton {

class ProblemsFilter;

/// The position of F8 among the problems in document order, however the table is sorted: at a
/// problem, before the place of a fixed one, or at the caret. It visits each part of a row.
class ProblemNavigation final : public QObject
{
    Q_OBJECT

public:
    struct Stop
    {
        int row = 0;  ///< row in the model
        int part = 0; ///< number of the finding within the row
    };

    ProblemNavigation(const ProblemsModel &model, const ProblemsFilter &filter,
                      QObject *parent = nullptr);

    void restart();
    /// Continues from @p caret, unless it is still at the current problem.
    void startAt(qsizetype caret);
    void setCurrentStop(const Stop &stop);
    /// The user chose @p row. Ignored while rows are removed, when the table chooses a neighbour.
    void choose(int row);
    /// The next problem that the filter shows; the first one follows the last. nullopt if there
    /// is none.
    [[nodiscard]] std::optional<Stop> next(int by) const;

private:
    [[nodiscard]] Finding partAt(const Stop &stop) const;
    [[nodiscard]] std::optional<Stop> nextFrom(qsizetype caret, int by) const;
    [[nodiscard]] int rowsAbove(int first, int last) const;
    [[nodiscard]] int partsOf(int row) const;

    const ProblemsModel &m_model;
    const ProblemsFilter &m_filter;
    Stop m_at;
    bool m_isBefore = true;
    std::optional<qsizetype> m_caret; ///< caret offset after the user left the current problem
    bool m_isChanging = false;        ///< rows were removed, and others may be inserted
    JsonPointer m_path;               ///< path of the finding, which may no longer exist
    int m_line = 0;                   ///< line of the finding
};

} // namespace baton
