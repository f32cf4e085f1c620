// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/templatelist.h"

#include "app/documents/newdocument.h"
#include "models/disk/filestore.h"
#include "models/protocol/pack/protocolpack.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int soughtRole = Qt::UserRole + 1; ///< searched text of an item

/// The agents that write and receive @p form, as far as it or its kind defines them.
QStringList agentsOf(const Template &form, const ProtocolCatalog::Model &model)
{
    const QString target = model.kind->consumer.isEmpty() ? model.pack->hub : model.kind->consumer;
    const QByteArray text = form.text.toLower();
    QStringList agents{model.kind->producer, target};
    for (const Agent &agent : model.pack->agents) {
        if (text.contains(agent.id.toLower().toUtf8())) {
            agents += agent.id;
            agents += agent.aliases;
        }
    }
    return agents;
}

} // namespace

TemplateList::TemplateList(const ProtocolCatalog &catalog, const UserTemplates &templates,
                           const QString &start)
    : m_catalog(catalog)
    , m_filter(new QLineEdit)
    , m_list(new QListWidget)
    , m_nothing(new QLabel(m_list))
    , m_rename(new QPushButton(tr("Rename")))
    , m_remove(new QPushButton(tr("Remove…")))
{
    setObjectName(u"newTemplates"_s);
    setUpList();
    m_filter->setObjectName(u"newFilter"_s);
    m_filter->setAccessibleName(tr("Filter the kinds and templates"));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    m_list->installEventFilter(this);
    m_rename->setObjectName(u"newRename"_s);
    m_remove->setObjectName(u"newRemove"_s);
    for (QPushButton *button : {m_rename, m_remove}) {
        button->setAutoDefault(false);
    }
    connect(m_rename, &QPushButton::clicked, this,
            [this] { m_list->editItem(m_list->currentItem()); });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        Q_EMIT removalRequested(current()->own->name,
                                [this, own = *current()->own] { remove(own); });
    });
    arrange();
    connect(m_list, &QListWidget::currentRowChanged, this, &TemplateList::showCurrent);
    fill(templates.list(), start);
    constexpr int least = 260;
    constexpr int widest = 340;
    const int scrollBar = m_list->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int wanted = m_list->sizeHintForColumn(0) + scrollBar + 2 * m_list->frameWidth();
    setFixedWidth(std::clamp(wanted, least, widest));
    connect(m_filter, &QLineEdit::textChanged, this, &TemplateList::filter);
    connect(m_list, &QListWidget::itemActivated, this, &TemplateList::activated);
    connect(m_list, &QListWidget::itemChanged, this, &TemplateList::rename);
    setFocusProxy(m_filter);
}

void TemplateList::setUpList()
{
    m_list->setObjectName(u"newList"_s);
    m_list->setAccessibleName(tr("Kinds and templates"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // long names are elided
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_nothing->setObjectName(u"newNothing"_s);
    m_nothing->setWordWrap(true);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setMargin(measures::controlPadding);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->hide();
    auto *above = new QVBoxLayout(m_list);
    above->addWidget(m_nothing, 0, Qt::AlignTop);
}

void TemplateList::arrange()
{
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(measures::fieldGap);
    buttons->addWidget(m_rename);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(measures::fieldGap);
    column->addWidget(m_filter);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
}

void TemplateList::showCurrent()
{
    const TemplateChoice *chosen = current();
    m_rename->setEnabled(chosen && chosen->own);
    m_remove->setEnabled(chosen && chosen->own);
    Q_EMIT changed();
}

void TemplateList::fill(const std::vector<UserTemplate> &own, const QString &start)
{
    const auto addOwn = [this](const UserTemplate &mine, const Kind *kind) {
        if (const Result<QByteArray> bytes = FileStore::read(mine.path)) {
            addChoice({kind, {mine.name, mine.name, *bytes}, mine});
        }
    };
    const ProtocolPack *last = nullptr;
    int first = 0;
    for (const Kind &kind : m_catalog.kinds()) {
        const ProtocolPack *pack = m_catalog.model(kind).pack;
        const bool isEmpty = kind.templates.empty()
            && std::ranges::find(own, kind.id, &UserTemplate::kind) == own.end();
        if (isEmpty) {
            continue;
        }
        if (pack && std::exchange(last, pack) != pack) {
            first = pack->id == start ? m_list->count() : first;
            addHeading(pack->title);
        }
        first = kind.id == start ? m_list->count() : first;
        for (const UserTemplate &mine : own) {
            if (mine.kind == kind.id) {
                addOwn(mine, &kind);
            }
        }
        for (const Template &form : kind.templates) {
            addChoice({&kind, form, std::nullopt});
        }
    }
    const auto isLoose = [this](const UserTemplate &mine) { return !m_catalog.kind(mine.kind); };
    if (std::ranges::any_of(own, isLoose)) {
        addHeading(tr("Templates of no kind"));
    }
    for (const UserTemplate &mine : own) {
        if (isLoose(mine)) {
            addOwn(mine, nullptr);
        }
    }
    m_list->setCurrentRow(firstShown(first));
    m_list->scrollToItem(m_list->item(first), QAbstractItemView::PositionAtTop);
}

void TemplateList::addChoice(TemplateChoice choice)
{
    auto *item = new QListWidgetItem(choice.form.title);
    item->setToolTip(choice.own ? tr("Your template") : choice.kind->description);
    QStringList sought{choice.form.title};
    if (choice.kind) {
        sought += {choice.kind->title, choice.kind->id,
                   fileNameFor(m_catalog, *choice.kind, choice.form, 1)};
        sought += agentsOf(choice.form, m_catalog.model(*choice.kind));
    }
    item->setData(soughtRole, sought.join(u' '));
    if (choice.own) {
        item->setIcon(icon(u"edit"_s, Role::Muted));
        item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    item->setData(Qt::UserRole, static_cast<int>(m_choices.size()));
    m_choices.push_back(std::move(choice));
    m_list->addItem(item);
}

void TemplateList::addHeading(const QString &title)
{
    auto *item = new QListWidgetItem(title);
    item->setFlags(Qt::NoItemFlags);
    item->setFont(fonts::strong());
    item->setData(soughtRole, title);
    m_list->addItem(item);
}

int TemplateList::choiceOf(const QListWidgetItem *item) const
{
    const QVariant number = item ? item->data(Qt::UserRole) : QVariant();
    return number.isValid() ? number.toInt() : -1;
}

int TemplateList::firstShown(int from) const
{
    for (int row = from; row < m_list->count(); ++row) {
        if (choiceOf(m_list->item(row)) >= 0 && !m_list->item(row)->isHidden()) {
            return row;
        }
    }
    return -1;
}

/// The first row with all of @p words in its title; -1 if there is none.
int TemplateList::firstNamed(const QStringList &words) const
{
    for (int row = firstShown(0); row >= 0; row = firstShown(row + 1)) {
        const QString title = m_list->item(row)->text();
        if (std::ranges::all_of(words, [&title](const QString &word) {
                return title.contains(word, Qt::CaseInsensitive);
            })) {
            return row;
        }
    }
    return -1;
}

/// Shows the entries with the words of @p text in their name, kind, file, protocol or agents.
void TemplateList::filter(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    QListWidgetItem *heading = nullptr;
    bool isHeadingMeant = false;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        const QString sought = item->data(soughtRole).toString();
        const bool isMeant = std::ranges::all_of(words, [&sought](const QString &word) {
            return sought.contains(word, Qt::CaseInsensitive);
        });
        if (choiceOf(item) < 0) {
            heading = item;
            isHeadingMeant = isMeant;
        }
        item->setHidden(!isMeant && !isHeadingMeant);
        if (heading && !item->isHidden()) {
            heading->setHidden(false);
        }
    }
    const int named = firstNamed(words);
    if (!words.isEmpty() && named >= 0) {
        m_list->setCurrentRow(named);
    } else if (!m_list->currentItem() || m_list->currentItem()->isHidden()) {
        m_list->setCurrentRow(firstShown(0));
    }
    m_nothing->setVisible(firstShown(0) < 0);
    m_nothing->setText(tr("No kind or template has “%1” in its name.").arg(text));
}

/// Arrow keys in the filter move through the list, and letters in the list go to the filter: the
/// list's own search also finds hidden rows. Return finishes the editing of a name, not the dialog.
bool TemplateList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress && !m_list->hasFocus()) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        return key == Qt::Key_Return || key == Qt::Key_Enter;
    }
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        const bool isTyped = !key.text().isEmpty() && key.text().front().isPrint()
            && !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
        if (isTyped) {
            m_filter->setFocus();
            return QCoreApplication::sendEvent(m_filter, event);
        }
    }
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            return QCoreApplication::sendEvent(m_list, event);
        }
    }
    return QWidget::eventFilter(watched, event);
}

const TemplateChoice *TemplateList::current() const
{
    const int number = choiceOf(m_list->currentItem());
    return number < 0 ? nullptr : &m_choices[static_cast<size_t>(number)];
}

void TemplateList::rename(const QListWidgetItem *item)
{
    if (choiceOf(item) < 0) {
        return;
    }
    TemplateChoice &choice = m_choices[static_cast<size_t>(choiceOf(item))];
    if (!choice.own || item->text() == choice.own->name) {
        return;
    }
    const Result<UserTemplate> now = UserTemplates::renamed(*choice.own, item->text());
    if (now) {
        choice.own = *now;
    } else {
        Q_EMIT refused(now.error());
    }
    const QSignalBlocker blocker(m_list);
    m_list->item(m_list->row(item))->setText(choice.own->name);
}

void TemplateList::remove(const UserTemplate &removed)
{
    const int row = m_list->currentRow();
    if (!current() || !current()->own || current()->own->path != removed.path) {
        return; // another one was chosen while the question was open
    }
    if (const Outcome done = UserTemplates::remove(removed); !done) {
        Q_EMIT refused(done.error());
        return;
    }
    {
        const QSignalBlocker blocker(m_list);
        delete m_list->takeItem(row);
    }
    m_list->setCurrentRow(std::max(firstShown(row), firstShown(0)));
    showCurrent();
}

} // namespace baton
