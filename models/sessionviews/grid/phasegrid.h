// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/grid/phasecells.h"
#include "models/sessionviews/grid/phasegridupdate.h"
#include "models/sessionviews/grid/timeslicedtask.h"

#include <QAbstractItemModel>

namespace baton {

/// A cell of the grid: an attempt of a phase. Attempt 0 is the phase itself.
struct PhasePlace
{
    int phase = -1; ///< position in Session::phases
    int attempt = 0;

    friend bool operator==(const PhasePlace &, const PhasePlace &) = default;
};

/// The attempt with the number @p number of @p phase, or null.
[[nodiscard]] const SessionAttempt *attemptOf(const SessionPhase &phase, int number);

/// The phases of a session with their attempts. A tree, because phases have children. Updated in
/// place; the layout changes only if a phase gets more attempts than there are columns.
class PhaseGrid final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum RoleId {
        ShapeRole = Qt::UserRole, ///< int of Status of an attempt's cell
        FadedRole,                ///< bool: muted text
        AttemptRole,              ///< int; 0 if there is no attempt
        ReasonRole,               ///< QString: text in place of attempts
        NumberRole,               ///< QString: id of the phase, if it is a number
        PositionRole,             ///< int: position in Session::phases
        SessionPathRole           ///< QString: path of a child's own session
    };
    static constexpr int phaseColumn = 0;

    explicit PhaseGrid(QObject *parent = nullptr);
    ~PhaseGrid() override;

    /// @p now is the end of all phases that still run.
    void setSession(const Session &session, const QDateTime &now);
    /// The input of take() to show @p session. Slow for very many rows, so it may run on a worker,
    /// but not at the same time as take().
    [[nodiscard]] PhaseGridUpdate changeTo(const std::shared_ptr<const Session> &session) const;
    /// Applies @p change, which then owns the removed nodes. If very many rows change, the views
    /// are notified in several turns of the event loop.
    void take(PhaseGridUpdate &change, const QDateTime &now);
    [[nodiscard]] int attemptColumns() const { return m_cells.attempts; }
    /// The number of attempt columns that contain attempts. The remaining columns are for attempts
    /// that may follow.
    [[nodiscard]] int madeAttempts() const { return m_made; }
    [[nodiscard]] int startedColumn() const { return m_cells.startedColumn(); }
    [[nodiscard]] int durationColumn() const { return m_cells.durationColumn(); }
    [[nodiscard]] PhasePlace placeOf(const QModelIndex &index) const;
    /// The index of an attempt, or of its phase if there is no such attempt.
    [[nodiscard]] QModelIndex indexOf(const PhasePlace &place) const;
    [[nodiscard]] const SessionPhase *phase(const QModelIndex &index) const;

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Steps;

    [[nodiscard]] PhaseNode *nodeOf(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const PhaseNode *node) const;
    [[nodiscard]] bool isShown(const PhaseNode *node) const;
    [[nodiscard]] const SessionPhase &phaseOf(const PhaseNode &node) const;
    void widen(int attempts);
    void adopt(PhaseGridUpdate &change);
    void takeInSteps(PhaseGridUpdate &change);
    void applyImmediately(PhaseGridUpdate &change);
    void tell(const std::vector<int> &positions);

    PhaseRows m_rows;
    PhaseCells m_cells;
    int m_made = 1;
    TimeSlicedTask m_slices; ///< changed rows that are not announced yet
};

} // namespace baton
