// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/savedchoice.h"

#include <QStringList>

#include <functional>

class QMainWindow;
class QSettings;

namespace baton {

/// The stored settings: geometry of the window, docks of each workspace, recent files, tabs and
/// folding of each workspace, and the kinds that the user chose for files.
class WindowSettings
{
public:
    explicit WindowSettings(QSettings &settings);

    void saveLayout(const QMainWindow &window, const QString &workspace);
    /// False if nothing is stored for @p workspace.
    bool restoreLayout(QMainWindow &window, const QString &workspace);

    /// The layout of a tab of the type @p tab in @p workspace; empty if none is stored.
    [[nodiscard]] QByteArray partsOf(const QString &tab, const QString &workspace) const;
    void setPartsOf(const QString &tab, const QString &workspace, const QByteArray &parts);

    /// The XML Schema that was chosen for @p workspace; empty if there is none.
    [[nodiscard]] QString schemaOf(const QString &workspace) const;
    void setSchemaOf(const QString &workspace, const QString &file);

    /// The tabs of @p workspace, or without one: the current one, then all in order.
    [[nodiscard]] QStringList tabsOf(const QString &workspace) const;
    void setTabsOf(const QString &workspace, const QStringList &tabs);

    /// The expanded and collapsed rows of the tree of @p workspace; see WorkspacePane::folding().
    [[nodiscard]] QStringList foldingOf(const QString &workspace) const;
    void setFoldingOf(const QString &workspace, const QStringList &folding);

    /// The text size of the source, in percent of the default.
    [[nodiscard]] int zoomPercent() const;
    void setZoomPercent(int percent);

    [[nodiscard]] QStringList recentFiles() const;
    [[nodiscard]] QStringList recentFolders() const;
    void noteFile(const QString &path);
    void noteFolder(const QString &path);
    void clearRecent();

    /// The kinds that were chosen for handoffs of the file at @p path.
    [[nodiscard]] SavedChoices kindsOf(const QString &path) const;
    /// The same for many files, on any thread: a copy of the present choices.
    [[nodiscard]] std::function<SavedChoices(const QString &path)> chosenKinds() const;
    /// Choices without a kind are removed.
    void setKindsOf(const QString &path, const SavedChoices &choices);

private:
    QSettings &m_settings;
};

} // namespace baton
