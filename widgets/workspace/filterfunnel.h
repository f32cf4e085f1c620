// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QToolButton>

#include <memory>

namespace baton {

class ProtocolCatalog;
class WorkspaceFilter;

/// The button with the menu that filters the tree of a workspace.
class FilterFunnel final : public QToolButton
{
    Q_OBJECT

public:
    /// @p filter must outlive it.
    explicit FilterFunnel(WorkspaceFilter &filter, QWidget *parent = nullptr);

    /// Sets the kinds in the menu.
    void setCatalog(std::shared_ptr<const ProtocolCatalog> catalog);
    /// Updates the menu from the filter.
    void fill();
    void updateLook();

Q_SIGNALS:
    void clearRequested();

private:
    void addReviews();
    void addKinds();

    WorkspaceFilter &m_filter;
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    QMenu *m_menu;
};

} // namespace baton
