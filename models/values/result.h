// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <optional>
#include <utility>
#include <variant>

namespace baton {

/// The reason for a failure: one sentence for users with the action, the place and what to do.
struct Failure
{
    QString message;

    friend bool operator==(const Failure &, const Failure &) = default;
};

/// Either a value or the reason why there is none. A Finding, in contrast, reports what is wrong in
/// a document.
template <typename T>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_state(std::in_place_index<0>, std::move(value))
    {
    }
    Result(Failure failure)
        : m_state(std::in_place_index<1>, std::move(failure))
    {
    }

    [[nodiscard]] bool isOk() const { return m_state.index() == 0; }
    explicit operator bool() const { return isOk(); }

    [[nodiscard]] const T &value() const & { return std::get<0>(m_state); }
    [[nodiscard]] T &value() & { return std::get<0>(m_state); }
    [[nodiscard]] T &&value() && { return std::get<0>(std::move(m_state)); }
    const T &operator*() const & { return value(); }
    T &operator*() & { return value(); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }

    [[nodiscard]] const Failure &failure() const { return std::get<1>(m_state); }
    [[nodiscard]] const QString &error() const { return failure().message; }

private:
    std::variant<T, Failure> m_state;
};

/// The result of an operation that returns no value but may fail.
using Outcome = Result<std::monostate>;

} // namespace baton
