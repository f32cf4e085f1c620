// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/newdialog.h"

#include "app/documents/newdocument.h"
#include "models/document/parse.h"
#include "models/protocol/protocolpack.h"
#include "models/protocol/statefile.h"
#include "models/workspace/filestore.h"
#include "widgets/common/fonts.h"
#include "widgets/common/icons.h"
#include "widgets/common/measures.h"

#include <QComboBox>
#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QtConcurrentRun>
#include <QTimeZone>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// What the template has at @p at, decoded.
QString textAt(const Template &form, Format format, const JsonPointer &at)
{
    const ParsedText parsed = parse(form.text, format);
    if (at.isRoot() || parsed.documents.empty()) {
        return {};
    }
    const Tree &tree = parsed.documents.front().tree;
    const NodeId node = tree.find(at);
    return node == noNode ? QString() : tree.at(node).text;
}

} // namespace

NewDialog::NewDialog(const ProtocolCatalog &catalog, UserTemplates templates, QString folder,
                     const QString &protocol, QWidget *parent)
    : QDialog(parent)
    , m_catalog(catalog)
    , m_templates(std::move(templates))
    , m_folder(std::move(folder))
    , m_filter(new QLineEdit)
    , m_list(new QListWidget)
    , m_rename(new QPushButton(tr("Rename")))
    , m_remove(new QPushButton(tr("Remove…")))
    , m_agent(new QComboBox)
    , m_phase(new QSpinBox)
    , m_time(new QDateTimeEdit)
    , m_preview(new QPlainTextEdit)
    , m_reason(new QLabel)
{
    setObjectName(u"newDialog"_s);
    setWindowTitle(tr("New handoff"));
    resize(820, 560);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_create = buttons->addButton(tr("Create"), QDialogButtonBox::AcceptRole);
    m_create->setObjectName(u"newCreate"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *panes = new QHBoxLayout;
    panes->setSpacing(measures::groupGap);
    panes->addWidget(buildList());
    panes->addWidget(buildFields(), 1);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(measures::groupGap);
    column->addLayout(panes, 1);
    column->addWidget(buttons);
    m_create->setDefault(true); // after it has become a part of the dialog
    connect(m_list, &QListWidget::currentRowChanged, this, &NewDialog::showChoice);
    fillChoices(protocol);
    connect(m_filter, &QLineEdit::textChanged, this, &NewDialog::filter);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(m_agent, &QComboBox::currentTextChanged, this, &NewDialog::refresh);
    connect(m_phase, &QSpinBox::valueChanged, this, &NewDialog::refresh);
    connect(m_time, &QDateTimeEdit::dateTimeChanged, this, &NewDialog::refresh);
    m_filter->setFocus();
    askSession();
}

/// What the state of the session says that the new document will lie in; read on a worker.
void NewDialog::askSession()
{
    for (const auto &pack : m_catalog.packs()) {
        const SessionSpot session = sessionAround(pack->sessionLayouts(), m_folder + u"/x"_s);
        if (!session.layout || !session.layout->isSession(session.folder)) {
            continue;
        }
        QtConcurrent::run([layout = *session.layout, folder = session.folder] {
            const Tree state = readStateFile(layout, folder).tree;
            return std::pair(textAt(state, layout.reading.state.agent),
                             textAt(state, layout.reading.state.phase));
        }).then(this, [this, protocol = pack->id](const std::pair<QString, QString> &facts) {
            m_sessionProtocol = protocol;
            std::tie(m_sessionAgent, m_sessionPhase) = facts;
            showChoice();
        });
        return;
    }
}

void NewDialog::setAgent(const QString &agent)
{
    m_agent->setCurrentIndex(m_agent->findText(agent)); // else Return goes back to the first
    m_agent->setCurrentText(agent);
}

/// A kind that belongs to one phase only stays there.
void NewDialog::fillFromSession(const ProtocolPack &pack, const KindModel &kind)
{
    if (pack.id != m_sessionProtocol) {
        return;
    }
    if (!m_sessionAgent.isEmpty()) {
        setAgent(m_sessionAgent);
    }
    bool isNumber = false;
    const int phase = m_sessionPhase.toInt(&isNumber);
    if (isNumber && kind.fileName.contains("{phase}"_L1)) {
        m_phase->setValue(phase);
    }
}

QWidget *NewDialog::buildList()
{
    m_list->setObjectName(u"newList"_s);
    m_list->setAccessibleName(tr("Kinds and templates"));
    m_list->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_filter->setObjectName(u"newFilter"_s);
    m_filter->setAccessibleName(tr("Filter the kinds and templates"));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->installEventFilter(this);
    m_rename->setObjectName(u"newRename"_s);
    m_remove->setObjectName(u"newRemove"_s);
    for (QPushButton *button : {m_rename, m_remove}) {
        button->setAutoDefault(false);
    }
    connect(m_rename, &QPushButton::clicked, this,
            [this] { m_list->editItem(m_list->currentItem()); });
    connect(m_remove, &QPushButton::clicked, this, &NewDialog::removeCurrent);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(measures::fieldGap);
    buttons->addWidget(m_rename);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto *side = new QWidget;
    side->setFixedWidth(260);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(measures::fieldGap);
    column->addWidget(m_filter);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    return side;
}

QWidget *NewDialog::buildFields()
{
    m_agent->setObjectName(u"newAgent"_s);
    m_agent->setEditable(true);
    m_agent->setInsertPolicy(QComboBox::NoInsert);
    m_agent->setCompleter(nullptr); // it would take Return, and put another agent there
    m_phase->setObjectName(u"newPhase"_s);
    m_phase->setRange(0, 99);
    m_time->setObjectName(u"newTime"_s);
    m_time->setDisplayFormat(u"yyyy-MM-dd HH:mm:ss"_s);
    m_time->setTimeZone(QTimeZone::UTC);
    m_time->setDateTime(QDateTime::currentDateTimeUtc());
    m_preview->setObjectName(u"newPreview"_s);
    m_preview->setAccessibleName(tr("What will be written"));
    m_preview->setReadOnly(true);
    m_preview->setFont(fonts::mono());
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_reason->setObjectName(u"newReason"_s);
    m_reason->setWordWrap(true);
    m_reason->hide();
    auto *fields = new QWidget;
    auto *form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    form->setSpacing(measures::fieldGap);
    form->addRow(tr("Agent"), m_agent);
    form->addRow(tr("Phase"), m_phase);
    form->addRow(tr("Time (UTC)"), m_time);
    form->addRow(m_preview);
    form->addRow(m_reason);
    return fields;
}

void NewDialog::fillChoices(const QString &protocol)
{
    const std::vector<UserTemplate> own = m_templates.list();
    const auto addOwn = [this](const UserTemplate &mine, const Kind *kind) {
        if (const Result<QByteArray> bytes = FileStore::read(mine.path)) {
            addChoice({kind, {mine.name, mine.name, *bytes}, mine});
        }
    };
    const ProtocolPack *last = nullptr;
    int start = 0;
    for (const Kind &kind : m_catalog.kinds()) {
        const ProtocolPack *pack = m_catalog.model(kind).pack;
        if (pack && std::exchange(last, pack) != pack) {
            start = pack->id == protocol ? m_list->count() : start;
            addHeading(pack->title);
        }
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
    m_list->setCurrentRow(firstShown(start));
    m_list->scrollToItem(m_list->item(start), QAbstractItemView::PositionAtTop);
    m_create->setEnabled(!m_choices.empty());
    connect(m_list, &QListWidget::itemChanged, this, &NewDialog::rename);
}

void NewDialog::addChoice(Choice choice)
{
    auto *item = new QListWidgetItem(choice.form.title);
    item->setToolTip(choice.own ? tr("Your template") : choice.kind->description);
    if (choice.own) {
        item->setIcon(icon(u"edit"_s, Role::Muted));
        item->setFlags(item->flags() | Qt::ItemIsEditable);
    }
    item->setData(Qt::UserRole, static_cast<int>(m_choices.size()));
    m_choices.push_back(std::move(choice));
    m_list->addItem(item);
}

void NewDialog::addHeading(const QString &title)
{
    auto *item = new QListWidgetItem(title);
    item->setFlags(Qt::NoItemFlags);
    item->setFont(fonts::strong());
    m_list->addItem(item);
}

int NewDialog::choiceOf(const QListWidgetItem *item) const
{
    const QVariant number = item ? item->data(Qt::UserRole) : QVariant();
    return number.isValid() ? number.toInt() : -1;
}

int NewDialog::firstShown(int from) const
{
    for (int row = from; row < m_list->count(); ++row) {
        if (choiceOf(m_list->item(row)) >= 0 && !m_list->item(row)->isHidden()) {
            return row;
        }
    }
    return -1;
}

/// Shows what has @p text in its name, or in that of its protocol.
void NewDialog::filter(const QString &text)
{
    QListWidgetItem *heading = nullptr;
    bool isHeadingMeant = false;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        const bool isMeant = item->text().contains(text, Qt::CaseInsensitive);
        item->setHidden(!isMeant && !isHeadingMeant);
        if (choiceOf(item) < 0) {
            heading = item;
            isHeadingMeant = isMeant;
        } else if (heading && !item->isHidden()) {
            heading->setHidden(false);
        }
    }
    if (!m_list->currentItem() || m_list->currentItem()->isHidden()) {
        m_list->setCurrentRow(firstShown(0));
    }
}

/// Arrow keys in the filter walk the list.
bool NewDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            return QCoreApplication::sendEvent(m_list, event);
        }
    }
    return QDialog::eventFilter(watched, event);
}

const NewDialog::Choice *NewDialog::current() const
{
    const int number = choiceOf(m_list->currentItem());
    return number < 0 ? nullptr : &m_choices[static_cast<size_t>(number)];
}

void NewDialog::rename(const QListWidgetItem *item)
{
    if (choiceOf(item) < 0) {
        return;
    }
    Choice &choice = m_choices[static_cast<size_t>(choiceOf(item))];
    if (!choice.own || item->text() == choice.own->name) {
        return;
    }
    const Result<UserTemplate> now = UserTemplates::renamed(*choice.own, item->text());
    if (now) {
        choice.own = *now;
    } else {
        showReason(now.error());
    }
    const QSignalBlocker blocker(m_list);
    m_list->item(m_list->row(item))->setText(choice.own->name);
}

void NewDialog::removeCurrent()
{
    const int row = m_list->currentRow();
    QMessageBox question(this);
    question.setObjectName(u"removeTemplateDialog"_s);
    question.setText(tr("Remove the template %1?").arg(current()->own->name));
    question.setInformativeText(tr("Documents that were made from it stay as they are."));
    const auto *yes = question.addButton(tr("Remove"), QMessageBox::AcceptRole);
    question.addButton(tr("Cancel"), QMessageBox::RejectRole);
    question.exec();
    if (question.clickedButton() != yes) {
        return;
    }
    if (const Outcome removed = UserTemplates::remove(*current()->own); !removed) {
        showReason(removed.error());
        return;
    }
    {
        const QSignalBlocker blocker(m_list);
        delete m_list->takeItem(row);
    }
    m_list->setCurrentRow(std::max(firstShown(row), firstShown(0)));
    showChoice();
}

void NewDialog::showReason(const QString &reason)
{
    m_reason->setText(reason);
    m_reason->show();
}

void NewDialog::showChoice()
{
    const Choice *chosen = current();
    m_create->setEnabled(chosen);
    m_rename->setEnabled(chosen && chosen->own);
    m_remove->setEnabled(chosen && chosen->own);
    if (!chosen) {
        return;
    }
    const Choice &choice = *chosen;
    const ProtocolPack *pack = choice.kind ? m_catalog.model(*choice.kind).pack : nullptr;
    for (QWidget *field : std::initializer_list<QWidget *>{m_agent, m_phase, m_time}) {
        field->setEnabled(pack);
    }
    if (!pack) {
        refresh();
        return;
    }
    const Format format = formatOfNew(m_catalog, *choice.kind, choice.form);
    {
        const QSignalBlocker agent(m_agent);
        const QSignalBlocker phase(m_phase);
        m_agent->clear();
        for (const Agent &known : pack->agents) {
            m_agent->addItem(known.id);
        }
        setAgent(textAt(choice.form, format, pack->routing.producer));
        m_phase->setValue(textAt(choice.form, format, pack->routing.phase).toInt());
        fillFromSession(*pack, *m_catalog.model(*choice.kind).kind);
    }
    const bool hasHead = !textAt(choice.form, format, pack->routing.producer).isEmpty();
    m_agent->setEnabled(hasHead);
    m_phase->setEnabled(hasHead);
    m_time->setEnabled(hasHead);
    refresh();
}

/// The folder of the session that the new document will lie in; empty when it lies in none.
QString NewDialog::sessionOf(const Kind &kind) const
{
    return sessionAround(m_catalog.model(kind).pack->sessionLayouts(), m_folder + u"/x"_s).folder;
}

void NewDialog::refresh()
{
    if (!current()) {
        return; // the filter left nothing
    }
    const Choice &choice = *current();
    const NewHandoff known = m_agent->isEnabled()
        ? NewHandoff{m_agent->currentText(), m_phase->value(), m_time->dateTime(),
                     sessionOf(*choice.kind)}
        : NewHandoff{};
    const Result<QByteArray> bytes = choice.kind
        ? newHandoff(m_catalog, *choice.kind, choice.form, known)
        : Result<QByteArray>(choice.form.text);
    m_reason->setVisible(!bytes.isOk());
    m_create->setEnabled(bytes.isOk());
    if (bytes) {
        m_bytes = bytes.value();
        m_preview->setPlainText(QString::fromUtf8(m_bytes));
    } else {
        m_reason->setText(bytes.error());
    }
}

NewDocument NewDialog::document() const
{
    const Choice &choice = *current();
    const QString name = choice.kind
        ? fileNameFor(m_catalog, *choice.kind, choice.form, m_phase->value())
        : QFileInfo(choice.own->path).fileName();
    return {m_folder + u'/' + name, m_bytes};
}

} // namespace baton
