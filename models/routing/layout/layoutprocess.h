// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace baton {

/// Runs the program as a layout process, started as `baton --layout`: reads a request from standard
/// input, lays it out and writes the answer to standard output (see layoutmessage.h). A process can
/// be terminated at any time, unlike Graphviz. @returns the exit code: 0 if there was an answer,
/// including a reason why there is no layout.
[[nodiscard]] int runLayoutProcess();

/// The share of the work that is done after each part. Graphviz reports no progress.
namespace layoutshares {
inline constexpr double read = 0.02;
inline constexpr double previewed = 0.15;
inline constexpr double placed = 0.7;
} // namespace layoutshares

/// The argument that starts a layout process.
inline constexpr auto layoutArgument = "--layout";
/// True for the command line of a layout process.
[[nodiscard]] bool isLayoutProcess(int argc, char **argv);

} // namespace baton
