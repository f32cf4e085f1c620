// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/savedchoice.h"

#include <QStringList>

#include <functional>

class QMainWindow;
class QSettings;

namespace baton {

/// The settings that are kept between two starts: the place of the window, that of docks in each
/// workspace, recent files, tabs and folding of each workspace, and the kinds that the reader chose
/// for files.
class WindowSettings
{
public:
    explicit WindowSettings(QSettings &settings);

    void saveLayout(const QMainWindow &window, const QString &workspace);
    /// False when nothing was remembered for @p workspace.
    bool restoreLayout(QMainWindow &window, const QString &workspace);

    /// The arrangement of a tab of the kind @p tab in @p workspace; empty when it is not known.
    [[nodiscard]] QByteArray partsOf(const QString &tab, const QString &workspace) const;
    void setPartsOf(const QString &tab, const QString &workspace, const QByteArray &parts);

    /// The XML Schema that was chosen for @p workspace; empty when none was.
    [[nodiscard]] QString schemaOf(const QString &workspace) const;
    void setSchemaOf(const QString &workspace, const QString &file);

    /// The tabs of @p workspace: the current one, then all in their order.
    [[nodiscard]] QStringList tabsOf(const QString &workspace) const;
    void setTabsOf(const QString &workspace, const QStringList &tabs);

    /// The unfolded and folded entries in the tree of @p workspace; see WorkspacePane::folding().
    [[nodiscard]] QStringList foldingOf(const QString &workspace) const;
    void setFoldingOf(const QString &workspace, const QStringList &folding);

    /// The size of the source's text, in percent of the usual one.
    [[nodiscard]] int zoomPercent() const;
    void setZoomPercent(int percent);

    [[nodiscard]] QStringList recentFiles() const;
    [[nodiscard]] QStringList recentFolders() const;
    void noteFile(const QString &path);
    void noteFolder(const QString &path);
    void clearRecent();

    /// The kinds that were chosen for handoffs of the file at @p path.
    [[nodiscard]] SavedChoices kindsOf(const QString &path) const;
    /// The same for many files, on any thread: the choices as they are now.
    [[nodiscard]] std::function<SavedChoices(const QString &path)> chosenKinds() const;
    /// Choices without a kind are forgotten.
    void setKindsOf(const QString &path, const SavedChoices &choices);

private:
    QSettings &m_settings;
};

} // namespace baton
