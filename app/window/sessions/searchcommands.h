// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>
#include <QPointer>

namespace baton {

class SearchView;
struct DatabaseAddress;
struct DatabaseChoice;
struct IndexHit;
struct SavedSearch;

/// The tab that searches an index of sessions, and what leads from there.
class SearchCommands : public QObject
{
    Q_OBJECT

public:
    explicit SearchCommands(const WindowContext &context);

    /// Shows what @p query finds.
    void search(const QString &query);

private:
    void show();
    void add();
    void open(const IndexHit &hit);
    void chooseIndex();
    void use(const DatabaseAddress &address);
    void save(const QString &query);
    void remove(const QString &name);
    [[nodiscard]] QList<SavedSearch> saved() const;
    void setSaved(const QList<SavedSearch> &saved);

    const WindowContext m_context;
    QPointer<SearchView> m_view;
};

} // namespace baton
