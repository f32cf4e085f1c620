// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/newdialog.h"

#include "app/dialogs/availablescreensize.h"
#include "app/dialogs/templatelist.h"
#include "app/documents/defaultlocation.h"
#include "app/documents/newdocument.h"
#include "models/parsing/parse.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/pack/statefile.h"
#include "models/values/timetext.h"
#include "models/workspace/templateproblem.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/text/wraplabel.h"

#include <QComboBox>
#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QtConcurrentRun>
#include <QTimeZone>

#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The text of the template at @p at, decoded.
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

NewDialog::NewDialog(const ProtocolCatalog &catalog, const UserTemplates &templates, QString folder,
                     const QString &start, QWidget *parent)
    : QDialog(parent)
    , m_catalog(catalog)
    , m_folder(std::move(folder))
    , m_templates(new TemplateList(catalog, templates, start))
    , m_agent(new QComboBox)
    , m_phase(new QSpinBox)
    , m_time(new QDateTimeEdit)
    , m_preview(new QPlainTextEdit)
    , m_about(new WrapLabel(Role::Muted))
    , m_reason(new QLabel)
{
    setObjectName(u"newDialog"_s);
    setWindowTitle(tr("New handoff"));
    resize(availableScreenSize(*this, {820, 560}));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_create = buttons->addButton(tr("Create"), QDialogButtonBox::AcceptRole);
    m_create->setObjectName(u"newCreate"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *panes = new QHBoxLayout;
    panes->setSpacing(measures::groupGap);
    panes->addWidget(m_templates);
    panes->addWidget(buildFields(), 1);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(measures::groupGap);
    column->addLayout(panes, 1);
    column->addWidget(buttons);
    m_create->setDefault(true); // after it was added to the dialog
    connect(m_templates, &TemplateList::changed, this, &NewDialog::showChoice);
    connect(m_templates, &TemplateList::activated, this, &QDialog::accept);
    connect(m_templates, &TemplateList::refused, this, &NewDialog::showReason);
    connect(m_templates, &TemplateList::removalRequested, this, &NewDialog::removalRequested);
    connect(m_agent, &QComboBox::currentTextChanged, this, &NewDialog::refresh);
    connect(m_phase, &QSpinBox::valueChanged, this, &NewDialog::refresh);
    connect(m_time, &QDateTimeEdit::dateTimeChanged, this, &NewDialog::refresh);
    m_templates->setFocus();
    askBeside();
    showChoice();
    askSession();
}

QDateTime NewDialog::time() const
{
    return m_time->dateTime();
}

void NewDialog::startAfter(const QDateTime &time)
{
    if (time.isValid() && time.secsTo(m_time->dateTime()) < 1) {
        m_time->setDateTime(time.addSecs(1));
    }
}

/// The attempts and sessions that exist already; read on a worker. Until then the session around
/// counts as asked for: a request never takes that of another one.
void NewDialog::askBeside()
{
    for (const auto &pack : m_catalog.packs()) {
        const QString around = sessionAround(pack->sessionLayouts(), m_folder + u"/x"_s).folder;
        m_beside.insert(pack->id, {{}, {QFileInfo(around).fileName()}});
    }
    QtConcurrent::run([packs = m_catalog.packs(), folder = m_folder] {
        QHash<QString, TakenValues> beside;
        for (const auto &pack : packs) {
            beside.insert(pack->id, takenValues(folder, *pack));
        }
        return beside;
    }).then(this, [this](const QHash<QString, TakenValues> &beside) {
        m_beside = beside;
        refresh();
    });
}

/// Reads the state of the new document's session on a worker.
void NewDialog::askSession()
{
    for (const auto &pack : m_catalog.packs()) {
        const SessionFolderMatch session =
            sessionAround(pack->sessionLayouts(), m_folder + u"/x"_s);
        if (!session.layout || !session.layout->isSession(session.folder)) {
            continue;
        }
        QtConcurrent::run([layout = *session.layout, folder = session.folder] {
            const StateFile file = readStateFile(layout, folder);
            return std::pair(textAt(file.tree(), layout.reading.state.agent),
                             textAt(file.tree(), layout.reading.state.phase));
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
    m_agent->setCurrentIndex(m_agent->findText(agent)); // else Return selects the first one
    m_agent->setCurrentText(agent);
}

/// A kind of a single phase keeps that phase.
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
    if (isNumber && kind.fileName.text().contains("{phase}"_L1)) {
        m_phase->setValue(phase);
    }
}

QWidget *NewDialog::buildFields()
{
    m_agent->setObjectName(u"newAgent"_s);
    m_agent->setEditable(true);
    m_agent->setInsertPolicy(QComboBox::NoInsert);
    m_agent->setCompleter(nullptr); // it would handle Return and select another agent
    m_phase->setObjectName(u"newPhase"_s);
    m_phase->setRange(0, 99);
    m_time->setObjectName(u"newTime"_s);
    m_time->setDisplayFormat(QString(timetext::editFormat));
    m_time->setTimeZone(QTimeZone::UTC);
    m_time->setDateTime(QDateTime::currentDateTimeUtc());
    m_preview->setObjectName(u"newPreview"_s);
    m_preview->setAccessibleName(tr("What will be written"));
    m_preview->setReadOnly(true);
    m_preview->setFont(fonts::mono());
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_about->setObjectName(u"newAbout"_s);
    m_reason->setObjectName(u"newReason"_s);
    m_reason->setWordWrap(true);
    m_reason->hide();
    auto *fields = new QWidget;
    m_fields = new QFormLayout(fields);
    m_fields->setContentsMargins(measures::focusRing, measures::focusRing, measures::focusRing,
                                 measures::focusRing);
    m_fields->setSpacing(measures::fieldGap);
    m_fields->addRow(m_about);
    m_fields->addRow(tr("Agent"), m_agent);
    m_fields->addRow(tr("Phase"), m_phase);
    m_fields->addRow(tr("Time (UTC)"), m_time);
    m_fields->addRow(m_preview);
    m_fields->addRow(m_reason);
    return fields;
}

void NewDialog::showReason(const QString &reason)
{
    m_reason->setText(reason);
    m_reason->show();
}

void NewDialog::showChoice()
{
    const TemplateChoice *chosen = m_templates->current();
    m_create->setEnabled(chosen);
    if (!chosen) {
        m_preview->clear();
        return;
    }
    const TemplateChoice &choice = *chosen;
    const ProtocolPack *pack = choice.kind ? m_catalog.model(*choice.kind).pack : nullptr;
    m_about->setText(choice.kind ? choice.kind->description : QString());
    m_fields->setRowVisible(m_about, !m_about->text().isEmpty());
    for (QWidget *field : std::initializer_list<QWidget *>{m_agent, m_phase, m_time}) {
        m_fields->setRowVisible(field, false);
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
    const auto has = [&](const JsonPointer &field) {
        return !textAt(choice.form, format, field).isEmpty();
    };
    m_fields->setRowVisible(m_agent, has(pack->routing.producer));
    m_fields->setRowVisible(m_phase, has(pack->routing.phase));
    m_fields->setRowVisible(m_time, takesTime(m_catalog, *choice.kind, choice.form));
    refresh();
}

/// The folder of the new document's session; empty if it belongs to none.
QString NewDialog::sessionOf(const Kind &kind) const
{
    return sessionAround(m_catalog.model(kind).pack->sessionLayouts(), m_folder + u"/x"_s).folder;
}

void NewDialog::refresh()
{
    if (!m_templates->current()) {
        return; // nothing matches the filter
    }
    const TemplateChoice &choice = *m_templates->current();
    const bool takesAny = m_fields->isRowVisible(m_agent) || m_fields->isRowVisible(m_phase)
        || m_fields->isRowVisible(m_time);
    const TakenValues beside =
        takesAny ? m_beside.value(m_catalog.model(*choice.kind).pack->id) : TakenValues();
    const NewHandoff known = takesAny
        ? NewHandoff{m_agent->currentText(),  m_phase->value(), m_time->dateTime(),
                     sessionOf(*choice.kind), beside.tasks,     beside.sessions}
        : NewHandoff{};
    const Result<QByteArray> bytes = choice.kind
        ? newHandoff(m_catalog, *choice.kind, choice.form, known)
        : Result<QByteArray>(choice.form.text);
    const QString fault =
        choice.own ? templateProblem(choice.own->path, choice.form.text) : QString();
    const QString reason = !fault.isEmpty() || bytes ? fault : bytes.error();
    m_reason->setVisible(!reason.isEmpty());
    m_reason->setText(reason);
    m_create->setEnabled(bytes.isOk());
    if (bytes) {
        m_bytes = bytes.value();
    }
    m_preview->setPlainText(QString::fromUtf8(bytes ? m_bytes : choice.form.text));
}

NewDocument NewDialog::document() const
{
    const TemplateChoice &choice = *m_templates->current();
    if (!choice.kind) {
        return {m_folder + u'/' + QFileInfo(choice.own->path).fileName(), m_bytes};
    }
    const QString name = fileNameFor(m_catalog, *choice.kind, choice.form, m_phase->value());
    const ParsedText text = parse(m_bytes, formatOfNew(m_catalog, *choice.kind, choice.form));
    const ProtocolPack *pack = m_catalog.model(*choice.kind).pack;
    const QString folder = pack ? defaultFolderOf(m_catalog, *pack, text, m_folder) : m_folder;
    return {folder + u'/' + name, m_bytes};
}

} // namespace baton
