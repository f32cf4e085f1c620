// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>
#include <QPointer>

namespace baton {

class ChosenIndex;
class SearchView;
struct IndexHit;
struct SavedSearch;

/// The tab that searches an index of sessions, and the links from its hits.
class SearchCommands : public QObject
{
    Q_OBJECT

public:
    SearchCommands(const WindowContext &context, ChosenIndex &index);

    /// Runs @p query.
    void search(const QString &query);

private:
    void show();
    void add();
    void open(const IndexHit &hit);
    void save(const QString &query);
    void rename(const QString &name);
    void remove(const QString &name);
    [[nodiscard]] bool mayReplace(const SavedSearch &search);
    [[nodiscard]] QList<SavedSearch> saved() const;
    void setSaved(const QList<SavedSearch> &saved);

    const WindowContext &m_context;
    ChosenIndex &m_index;
    QPointer<SearchView> m_view;
};

} // namespace baton
