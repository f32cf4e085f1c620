// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/disk/workspaceentry.h"
#include "models/findings/status.h"
#include "models/session/value/sessionsummary.h"

#include <memory>

namespace baton {

/// The shape that shows @p status.
[[nodiscard]] Status markOf(WorkspaceStatus status);

/// Sums over the files below a node.
struct StatusCounts
{
    int files = 0;
    int sessions = 0; ///< number of sessions on disk, including those without a document
    int pending = 0;
    int handoffs = 0;
    int unreadable = 0;
    int escalations = 0;
    int errors = 0;
    int warnings = 0;
    int unfilled = 0;    ///< number of valid files with values to fill in
    int failedGates = 0; ///< number of files that fail a gate
    int notes = 0;

    void add(const WorkspaceEntry &entry, int sign);
    /// True if there is nothing left to show.
    [[nodiscard]] bool isEmpty() const { return files == 0 && sessions == 0; }
    [[nodiscard]] WorkspaceStatus status() const;
};

/// A row of the workspace tree. Children are kept sorted, so that a row number is found by
/// bisection.
struct WorkspaceNode
{
    enum class Type { Root, Group, Session, Folder, File };

    QString name; ///< displayed name
    QString path; ///< absolute path; for a group its fixed id
    WorkspaceNode *parent = nullptr;
    std::vector<std::unique_ptr<WorkspaceNode>> children;
    WorkspaceEntry entry;                          ///< entry of a file
    QString layout;                                ///< layout of a session: "Swarm"
    std::shared_ptr<const SessionSummary> session; ///< null if no session has been found there yet
    StatusCounts tally;
    int order = 0; ///< order among siblings; equal ones are sorted by name
    Type type = Type::Root;
    bool isState = false;  ///< state file of its session
    bool isOnDisk = false; ///< the session's folder exists

    /// The status of a session as in all views; for other nodes the worst status of their files.
    [[nodiscard]] WorkspaceStatus status() const;
    /// The summary of a session node, as all views show it.
    [[nodiscard]] const SessionSummary &standing() const;
    /// The mark that is drawn for it.
    [[nodiscard]] Status mark() const;
    /// The position of @p node among the children, or the one to insert it at.
    [[nodiscard]] int position(const WorkspaceNode &node, int from = 0) const;
    [[nodiscard]] int row() const { return parent == nullptr ? 0 : parent->position(*this); }
    [[nodiscard]] WorkspaceNode *child(const WorkspaceNode &like) const;
};

/// Folders before files, names with numbers in them by their value, sessions newest first.
[[nodiscard]] bool sortsBefore(const WorkspaceNode &a, const WorkspaceNode &b);

/// Compares letters without regard to case and runs of digits by value; 0 only for equal texts.
[[nodiscard]] int compareNaturally(QStringView a, QStringView b);

} // namespace baton
