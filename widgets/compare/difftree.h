// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/fielddiff.h"

#include <QTreeView>

namespace baton {

class DiffDelegate;
class DiffFilter;
class DiffModel;

/// The fields of two documents side by side. Rows that differ are expanded; rows that the user
/// collapsed or expanded stay so when the documents change.
class DiffTree : public QTreeView
{
    Q_OBJECT

public:
    explicit DiffTree(QWidget *parent = nullptr);

    [[nodiscard]] DiffModel &diffModel() const { return *m_model; }
    [[nodiscard]] DiffFilter &filter() const { return *m_filter; }
    [[nodiscard]] DiffDelegate &delegate() const { return *m_delegate; }

    void showDiff(FieldDiff diff);
    void setDifferencesOnly(bool isOn);
    /// The current entry; empty when there is none.
    [[nodiscard]] DiffPath currentPath() const;
    void setCurrentPath(const DiffPath &path);

Q_SIGNALS:
    void currentPathChanged();

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void restoreExpansion();
    void noteExpansion(const QModelIndex &index, bool isExpanded);
    [[nodiscard]] DiffPath pathLike(const DiffPath &path) const;
    [[nodiscard]] QString keyOf(const QModelIndex &index) const;
    void fitColumns();

    DiffModel *m_model;
    DiffFilter *m_filter;
    DiffDelegate *m_delegate;
    QHash<QString, bool> m_chosen; ///< rows that the user expanded (true) or collapsed, by pointer
    bool m_isRestoring = false;
};

} // namespace baton
