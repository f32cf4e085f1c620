// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

/// Sizes of the visual tokens in logical pixels at 96 dpi.
namespace baton::measures {

inline constexpr int controlHeight = 26;
inline constexpr int smallButtonHeight = 22;
inline constexpr int toolButtonSize = 28;
inline constexpr int controlRadius = 3;
inline constexpr int cardRadius = 4;
inline constexpr int focusRing = 2;

inline constexpr int menuBarHeight = 26;
inline constexpr int toolBarHeight = 36;
inline constexpr int dockTitleHeight = 28;
inline constexpr int paneHeaderHeight = 28;
inline constexpr int sectionHeaderHeight = 28;
inline constexpr int tabHeight = 30;
inline constexpr int tableHeaderHeight = 24;
inline constexpr int statusBarHeight = 24;

inline constexpr int row = 24;
inline constexpr int buttonRow = 28;
inline constexpr int twoLineRow = 44;
inline constexpr int treeIndent = 12;

inline constexpr int controlPadding = 8;
inline constexpr int iconGap = 6;
inline constexpr int fieldGap = 8;
inline constexpr int groupGap = 12;
inline constexpr int paneEdge = 12;
inline constexpr int labelColumn = 112;

inline constexpr int iconSize = 16;
inline constexpr int smallIconSize = 14;
inline constexpr int answerIconSize = 22;
inline constexpr int scrollBarExtent = 10;

inline constexpr int workspaceWidth = 264;
inline constexpr int verdictWidth = 300;
inline constexpr int problemsHeight = 118;

} // namespace baton::measures
