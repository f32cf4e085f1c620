// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/controls/multichoicebutton.h"

#include "widgets/style/metrics.h"

#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QVBoxLayout>
#include <QWidgetAction>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int searchFrom = 9; ///< from this number of choices on there is a search field
constexpr int mostRows = 14;
constexpr int idRole = Qt::UserRole;

} // namespace

MultiChoiceButton::MultiChoiceButton(const QString &title, QWidget *parent)
    : QPushButton(parent)
    , m_title(title)
    , m_search(new QLineEdit)
    , m_list(new QListWidget)
{
    buildMenu();
    showState();
}

void MultiChoiceButton::buildMenu()
{
    m_search->setObjectName(u"choiceSearch"_s);
    m_search->setPlaceholderText(tr("Filter"));
    m_search->setAccessibleName(tr("Filter"));
    m_list->setObjectName(u"choiceList"_s);
    m_list->setAccessibleName(m_title);
    m_list->setFrameShape(QFrame::NoFrame);
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(6, 6, 6, 6);
    column->setSpacing(6);
    column->addWidget(m_search);
    column->addWidget(m_list);
    auto *menu = new QMenu(this);
    menu->setObjectName(u"choiceMenu"_s);
    auto *action = new QWidgetAction(menu);
    action->setDefaultWidget(content);
    menu->addAction(action);
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &MultiChoiceButton::fill);
    connect(m_search, &QLineEdit::textChanged, this, &MultiChoiceButton::search);
    connect(m_list, &QListWidget::itemChanged, this, &MultiChoiceButton::takeChecks);
    connect(m_list, &QListWidget::itemActivated, this, [](QListWidgetItem *item) {
        item->setCheckState(item->checkState() == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    });
}

void MultiChoiceButton::setChoices(const std::vector<Choice> &choices)
{
    m_choices = choices;
    QSet<QString> there;
    for (const Choice &choice : choices) {
        there.insert(choice.id);
    }
    m_chosen.intersect(there);
    showState();
}

void MultiChoiceButton::setChosen(const QSet<QString> &ids)
{
    m_chosen = ids;
    showState();
}

void MultiChoiceButton::fill()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    int width = 160;
    for (const Choice &choice : m_choices) {
        auto *item = new QListWidgetItem(choice.text, m_list);
        item->setData(idRole, choice.id);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(m_chosen.contains(choice.id) ? Qt::Checked : Qt::Unchecked);
        width = std::max(width, m_list->fontMetrics().horizontalAdvance(choice.text) + 56);
    }
    const int rows = std::min(mostRows, m_list->count());
    m_list->setFixedSize(std::min(width, 360), std::max(1, rows) * measures::row + 4);
    m_search->setVisible(m_list->count() >= searchFrom);
    m_search->clear();
    m_list->setCurrentRow(0);
    (m_search->isHidden() ? static_cast<QWidget *>(m_list) : m_search)->setFocus();
}

void MultiChoiceButton::search(const QString &text)
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        item->setHidden(!item->text().contains(text, Qt::CaseInsensitive));
    }
}

void MultiChoiceButton::takeChecks()
{
    QSet<QString> chosen;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked) {
            chosen.insert(m_list->item(row)->data(idRole).toString());
        }
    }
    if (chosen != m_chosen) {
        m_chosen = chosen;
        showState();
        Q_EMIT changed();
    }
}

void MultiChoiceButton::showState()
{
    QString value = tr("%n chosen", nullptr, static_cast<int>(m_chosen.size()));
    for (const Choice &choice : m_choices) {
        if (m_chosen.size() == 1 && m_chosen.contains(choice.id)) {
            value = fontMetrics().elidedText(choice.text, Qt::ElideRight, 120);
        }
    }
    setText(m_chosen.isEmpty() ? m_title : tr("%1: %2", "filter, value").arg(m_title, value));
    setEnabled(m_choices.size() > 1 || !m_chosen.isEmpty());
}

} // namespace baton
