// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include <optional>

namespace baton {

/// The filters that narrow a search, besides words.
enum class SearchFilter {
    Status,
    Agent, ///< agent that wrote or received the handoff
    From,  ///< agent that wrote the handoff
    To,
    Rule,
    Gate,
    Error, ///< type of an error; "none" for an error without a type
    Cause, ///< name in the first cause of a session
    Kind,
    Phase, ///< id or title of a phase, or id of a step
    Protocol,
    Review,
    In, ///< type of the entry
    After,
    Before,
    Origin,
    Is ///< result of a handoff, a gate or a finding; status of a session, a phase or a step;
       ///< whether a session has a structured handoff
};

/// The names of all filters, in the order of their values: "status", "agent".
[[nodiscard]] const QStringList &searchFilterNames();
[[nodiscard]] QString nameOf(SearchFilter filter);
[[nodiscard]] std::optional<SearchFilter> searchFilterNamed(const QString &name);
/// The fixed values of @p filter; empty if any value is allowed.
[[nodiscard]] QStringList fixedValuesOf(SearchFilter filter);
/// "Is “cfd-flow” meant?": suggests the value of @p known that is similar to @p value; empty if
/// there is none.
[[nodiscard]] QString meantText(const QString &value, const QStringList &known);
/// "For several values write status:failed status:killed." if @p value is a list with commas; else
/// empty.
[[nodiscard]] QString listText(SearchFilter filter, const QString &value);
/// The first moment of the period that @p text names, in milliseconds since 1970, UTC: "2026",
/// "2026-02", "2026-02-01", "2026-02-01T14:30".
[[nodiscard]] std::optional<qint64> searchedTime(const QString &text);
/// The widest of several times of @p filter, After or Before, as each of them is allowed; nullopt
/// if none is a time.
[[nodiscard]] std::optional<qint64> widestTime(SearchFilter filter, const QStringList &values);

} // namespace baton
