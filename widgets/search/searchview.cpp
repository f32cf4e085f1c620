// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/search/searchview.h"

#include "models/database/databaseconnection.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/searchnavigation.h"
#include "widgets/common/statusmark.h"
#include "widgets/search/indexbutton.h"
#include "widgets/search/indexhitdelegate.h"
#include "widgets/search/searchfield.h"
#include "widgets/style/controlhelpers.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

SearchView::SearchView(std::unique_ptr<IndexSearcher> searcher, QWidget *parent)
    : QWidget(parent)
    , m_searcher(std::move(searcher))
    , m_query(new SearchField)
    , m_saved(new QPushButton)
    , m_remarkMark(new StatusMark(Status::Note))
    , m_remarkText(new WrapLabel(Role::Text))
    , m_password(new QPushButton(tr("Give the &password…")))
    , m_list(new QListView)
    , m_empty(new EmptyState)
    , m_stack(new QStackedWidget)
    , m_count(new QLabel)
    , m_index(new IndexButton)
{
    setObjectName(u"searchView"_s);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    buildList();
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_list);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    rows->addWidget(buildHead());
    rows->addWidget(buildRemark());
    rows->addWidget(m_stack, 1);
    rows->addWidget(buildFoot());
    setFocusProxy(m_query);
    setSaved({});
    connect(m_searcher.get(), &IndexSearcher::changed, this, &SearchView::showState);
    connect(m_empty, &EmptyState::actionRequested, m_index, &IndexButton::otherRequested);
    connect(m_password, &QPushButton::clicked, m_index, &IndexButton::otherRequested);
    showState();
}

SearchView::~SearchView()
{
    m_list->setModel(nullptr); // must be destroyed first
}

QWidget *SearchView::buildHead()
{
    m_query->setObjectName(u"searchQuery"_s);
    m_query->setPlaceholderText(tr(
        "Search sessions, handoffs, findings, errors, logs and reviews: residual status:failed"));
    m_query->setAccessibleName(tr("Query"));
    m_query->setClearButtonEnabled(true);
    m_query->addAction(icon(u"search"_s, Role::Muted), QLineEdit::LeadingPosition);
    new SearchNavigation(m_query, m_list);
    m_saved->setObjectName(u"savedSearches"_s);
    m_saved->setText(tr("Saved searches"));
    m_saved->setMenu(new QMenu(m_saved));
    auto *head = new QWidget;
    auto *line = new QHBoxLayout(head);
    line->setContentsMargins(measures::paneEdge, measures::fieldGap, measures::paneEdge,
                             measures::fieldGap);
    line->setSpacing(measures::fieldGap);
    line->addWidget(m_query, 1);
    line->addWidget(m_saved);
    connect(m_query, &QLineEdit::textEdited, this,
            [this](const QString &text) { m_searcher->search(text, true); });
    // It is also cleared by a button and a key.
    connect(m_query, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty()) {
            m_searcher->search({}, true);
        }
    });
    connect(m_query, &QLineEdit::returnPressed, this, [this] {
        if (m_searcher->model().rowCount() > 0) {
            SearchNavigation::focusList(m_list, Qt::TabFocusReason);
        } else {
            m_searcher->search(m_query->text(), false);
        }
    });
    return head;
}

QWidget *SearchView::buildRemark()
{
    m_remark = new QWidget;
    m_remark->setObjectName(u"searchRemark"_s);
    m_remarkText->setObjectName(u"searchRemarkText"_s);
    m_password->setObjectName(u"searchPassword"_s);
    auto *line = new QHBoxLayout(m_remark);
    line->setContentsMargins(measures::paneEdge, 0, measures::paneEdge, measures::fieldGap);
    line->setSpacing(measures::fieldGap);
    line->addWidget(m_remarkMark, 0, Qt::AlignTop);
    line->addWidget(m_remarkText, 1);
    line->addWidget(m_password, 0, Qt::AlignTop);
    return m_remark;
}

void SearchView::buildList()
{
    m_list->setObjectName(u"searchHits"_s);
    m_list->setAccessibleName(tr("What was found"));
    m_list->setModel(&m_searcher->model());
    m_list->setItemDelegate(new IndexHitDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) {
        if (const IndexHit *hit = m_searcher->model().hit(index)) {
            Q_EMIT hitActivated(IndexHit(*hit));
        }
    });
}

QWidget *SearchView::buildFoot()
{
    m_count->setObjectName(u"searchCount"_s);
    m_count->setFont(fonts::small());
    m_count->setForegroundRole(QPalette::PlaceholderText);
    setSmall(m_index);
    auto *foot = new QWidget;
    auto *line = new QHBoxLayout(foot);
    line->setContentsMargins(measures::paneEdge, 4, measures::paneEdge, 4);
    line->addWidget(m_count, 1);
    line->addWidget(m_index);
    return foot;
}

void SearchView::search(const QString &query)
{
    m_query->setText(query);
    m_searcher->search(query, false);
}

QString SearchView::query() const
{
    return m_query->text().trimmed();
}

void SearchView::selectQuery()
{
    m_query->setFocus(Qt::ShortcutFocusReason);
    m_query->selectAll();
}

void SearchView::setSaved(const QList<SavedSearch> &saved)
{
    QMenu *menu = m_saved->menu();
    menu->clear();
    for (const SavedSearch &one : saved) {
        QAction *action = menu->addAction(literalText(one.name), this,
                                          [this, query = one.query] { search(query); });
        action->setToolTip(one.query);
        action->setStatusTip(one.query);
    }
    menu->setToolTipsVisible(true);
    menu->addSeparator();
    menu->addAction(tr("&Save this search…"), this, [this] { Q_EMIT saveRequested(query()); })
        ->setObjectName(u"saveSearch"_s);
    const auto addNames = [&](const QString &title, void (SearchView::*request)(const QString &)) {
        QMenu *names = menu->addMenu(title);
        names->setEnabled(!saved.isEmpty());
        for (const SavedSearch &one : saved) {
            names->addAction(literalText(one.name), this,
                             [this, request, name = one.name] { Q_EMIT(this->*request)(name); });
        }
    };
    addNames(tr("Re&name"), &SearchView::renameRequested);
    addNames(tr("&Remove"), &SearchView::removalRequested);
}

void SearchView::showState()
{
    const IndexSearcher &searcher = *m_searcher;
    m_query->setValues(searcher.values());
    const bool hasHits = m_searcher->model().rowCount() > 0;
    const bool isPasswordWanted = isAboutPassword(searcher.problem());
    QStringList remarks = searcher.query().remarks;
    if (hasHits) { // otherwise they are shown in the middle
        remarks += searcher.remarks();
        remarks.append(searcher.problem()); // more hits could not be read
        remarks.removeAll(QString());
    }
    if (!searcher.notice().isEmpty()) {
        remarks.append(searcher.notice());
    }
    m_remark->setVisible(!remarks.isEmpty());
    const bool isProblem = hasHits && !searcher.problem().isEmpty();
    m_remarkMark->setStatus(isProblem ? Status::Error : Status::Note);
    m_password->setVisible(hasHits && isPasswordWanted);
    m_remarkText->setText(remarks.join(u'\n'));
    m_count->setText(countText());
    // Earlier hits stay visible during a search.
    if (!searcher.isSearching()) {
        m_empty->setSentence(emptyText());
        m_empty->setAction(isPasswordWanted ? m_password->text() : QString());
        m_stack->setCurrentWidget(hasHits ? static_cast<QWidget *>(m_list) : m_empty);
    }
}

QString SearchView::countText() const
{
    const SearchModel &model = m_searcher->model();
    if (model.rowCount() == 0) {
        return {};
    }
    return model.hasMore() ? tr("%n hit(s) and more", nullptr, model.rowCount())
                           : tr("%n hit(s)", nullptr, model.rowCount());
}

QString SearchView::emptyText() const
{
    const IndexSearcher &searcher = *m_searcher;
    if (searcher.isMissing()) {
        return tr("There is no index of sessions yet. “baton index ROOT” in a terminal makes one "
                  "from the sessions at and below the folder ROOT; the window keeps the sessions "
                  "of its workspace in it by itself.");
    }
    if (!searcher.problem().isEmpty()) {
        return searcher.problem();
    }
    if (!searcher.query().isEmpty()) {
        return (QStringList(tr("Nothing was found.")) + searcher.remarks()).join(u' ');
    }
    return tr("Write words, \"phrases\" or -excluded words; words* are beginnings. Filters such as "
              "status:failed or agent:NAME narrow it. Ctrl+Space shows them all.");
}

} // namespace baton
