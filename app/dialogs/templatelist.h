// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/catalog.h"
#include "models/protocol/catalog/usertemplates.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace baton {

/// An entry from which a new document can be created.
struct TemplateChoice
{
    const Kind *kind = nullptr; ///< null: no known kind
    Template form;
    std::optional<UserTemplate> own;
};

/// All kinds and templates, grouped by protocol, with a filter; the user's own templates can be
/// renamed and removed. Starts at the kind or protocol with the id @p start, which may be empty.
class TemplateList : public QWidget
{
    Q_OBJECT

public:
    TemplateList(const ProtocolCatalog &catalog, const UserTemplates &templates,
                 const QString &start);

    /// Null if nothing matches the filter.
    [[nodiscard]] const TemplateChoice *current() const;

Q_SIGNALS:
    void changed();
    void activated();
    /// A template could not be renamed or removed.
    void refused(const QString &reason);
    /// Emitted to ask the user whether the template called @p name should be removed; @p remove
    /// removes it.
    void removalRequested(const QString &name, const std::function<void()> &remove);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUpList();
    void arrange();
    void fill(const std::vector<UserTemplate> &own, const QString &start);
    void addHeading(const QString &title);
    void addChoice(TemplateChoice choice);
    void filter(const QString &text);
    [[nodiscard]] int firstShown(int from) const;
    [[nodiscard]] int firstNamed(const QStringList &words) const;
    [[nodiscard]] int choiceOf(const QListWidgetItem *item) const;
    void rename(const QListWidgetItem *item);
    void remove(const UserTemplate &removed);
    void showCurrent();

    const ProtocolCatalog &m_catalog;
    std::vector<TemplateChoice> m_choices;
    QLineEdit *m_filter;
    QListWidget *m_list;
    QLabel *m_nothing; ///< shown if the filter matches nothing
    QPushButton *m_rename;
    QPushButton *m_remove;
};

} // namespace baton
