// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// The task of the program when it is started as `baton --layout`: reads a request from standard
/// input, lays it out and writes the answer to standard output (see layoutmessage.h). It exists so
/// that a layout can be ended at any time: Graphviz cannot be interrupted, the process can.
/// @returns the exit code: 0 when it answered, also with a reason why there is no layout.
[[nodiscard]] int runLayoutProcess();

/// The share of a layout that is done with each part; Graphviz itself does not report it.
namespace layoutshares {
inline constexpr double read = 0.02;
inline constexpr double previewed = 0.15;
inline constexpr double placed = 0.7;
} // namespace layoutshares

/// The argument that makes it a layout process.
inline constexpr auto layoutArgument = "--layout";
/// True for the command line of a layout process.
[[nodiscard]] bool isLayoutProcess(int argc, char **argv);

} // namespace baton
