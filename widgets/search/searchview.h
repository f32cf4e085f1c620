// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/search/indexsearcher.h"

#include <QWidget>

class QLabel;
class QListView;
class QStackedWidget;
class QPushButton;

namespace baton {

class EmptyState;
class IndexButton;
class SearchField;
class StatusMark;
class WrapLabel;

/// A saved query with its name.
struct SavedSearch
{
    QString name;
    QString query;

    friend bool operator==(const SavedSearch &, const SavedSearch &) = default;
};

/// Searches an index of sessions: query, hits, and saved searches.
class SearchView final : public QWidget
{
    Q_OBJECT

public:
    /// Takes ownership of @p searcher.
    explicit SearchView(std::unique_ptr<IndexSearcher> searcher, QWidget *parent = nullptr);
    ~SearchView() override;

    [[nodiscard]] IndexSearcher &searcher() const { return *m_searcher; }
    [[nodiscard]] IndexButton &indexButton() const { return *m_index; }
    /// Runs @p query.
    void search(const QString &query);
    [[nodiscard]] QString query() const;
    void setSaved(const QList<SavedSearch> &saved);
    /// Selects the query, so that typing replaces it.
    void selectQuery();

Q_SIGNALS:
    void hitActivated(const baton::IndexHit &hit);
    /// Save the query.
    void saveRequested(const QString &query);
    void renameRequested(const QString &name);
    void removalRequested(const QString &name);

private:
    QWidget *buildHead();
    QWidget *buildRemark();
    void buildList();
    QWidget *buildFoot();
    void showState();
    [[nodiscard]] QString countText() const;
    [[nodiscard]] QString emptyText() const;

    std::unique_ptr<IndexSearcher> m_searcher;
    SearchField *m_query;
    QPushButton *m_saved;
    QWidget *m_remark = nullptr;
    StatusMark *m_remarkMark;
    WrapLabel *m_remarkText;
    QPushButton *m_password; ///< beside a remark that the index wants another one
    QListView *m_list;
    EmptyState *m_empty;
    QStackedWidget *m_stack;
    QLabel *m_count;
    IndexButton *m_index;
};

} // namespace baton
