// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/newdialog.h"

#include "app/documents/newdocument.h"
#include "models/document/parse.h"
#include "models/protocol/protocolpack.h"
#include "widgets/common/fonts.h"
#include "widgets/common/measures.h"

#include <QComboBox>
#include <QDateTimeEdit>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTimeZone>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// What the template has at @p at, decoded.
QString textAt(const Template &form, const JsonPointer &at)
{
    const ParsedText parsed = parse(form.text, formatOf({}, form.text));
    if (at.isRoot() || parsed.documents.empty()) {
        return {};
    }
    const Tree &tree = parsed.documents.front().tree;
    const NodeId node = tree.find(at);
    return node == noNode ? QString() : tree.at(node).text;
}

} // namespace

NewDialog::NewDialog(const ProtocolCatalog &catalog, QString folder, QWidget *parent)
    : QDialog(parent)
    , m_catalog(catalog)
    , m_folder(std::move(folder))
    , m_list(new QListWidget)
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
    m_list->setObjectName(u"newList"_s);
    m_list->setAccessibleName(tr("Kinds and templates"));
    m_list->setFixedWidth(240);
    panes->addWidget(m_list);
    panes->addWidget(buildFields(), 1);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(measures::groupGap);
    column->addLayout(panes, 1);
    column->addWidget(buttons);
    m_create->setDefault(true); // after it has become a part of the dialog
    fillChoices();
    connect(m_list, &QListWidget::currentRowChanged, this, &NewDialog::choose);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(m_agent, &QComboBox::currentTextChanged, this, &NewDialog::refresh);
    connect(m_phase, &QSpinBox::valueChanged, this, &NewDialog::refresh);
    connect(m_time, &QDateTimeEdit::dateTimeChanged, this, &NewDialog::refresh);
    m_list->setCurrentRow(0);
    m_list->setFocus();
}

QWidget *NewDialog::buildFields()
{
    m_agent->setObjectName(u"newAgent"_s);
    m_agent->setEditable(true);
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

void NewDialog::fillChoices()
{
    for (const Kind &kind : m_catalog.kinds()) {
        for (const Template &form : kind.templates) {
            m_choices.push_back({&kind, &form});
            auto *item = new QListWidgetItem(form.title);
            item->setToolTip(kind.description);
            m_list->addItem(item);
        }
    }
    m_create->setEnabled(!m_choices.empty());
}

void NewDialog::choose()
{
    const Choice &choice = m_choices[static_cast<size_t>(m_list->currentRow())];
    const ProtocolPack *pack = m_catalog.model(*choice.kind).pack;
    {
        const QSignalBlocker agent(m_agent);
        const QSignalBlocker phase(m_phase);
        m_agent->clear();
        for (const Agent &known : pack->agents) {
            m_agent->addItem(known.id);
        }
        m_agent->setCurrentText(textAt(*choice.form, pack->routing.producer));
        m_phase->setValue(textAt(*choice.form, pack->routing.phase).toInt());
    }
    const bool hasHead = !textAt(*choice.form, pack->routing.producer).isEmpty();
    m_agent->setEnabled(hasHead);
    m_phase->setEnabled(hasHead);
    m_time->setEnabled(hasHead);
    refresh();
}

void NewDialog::refresh()
{
    const Choice &choice = m_choices[static_cast<size_t>(m_list->currentRow())];
    const NewHandoff known = m_agent->isEnabled()
        ? NewHandoff{m_agent->currentText(), m_phase->value(), m_time->dateTime()}
        : NewHandoff{};
    const Result<QByteArray> bytes = newHandoff(m_catalog, *choice.kind, *choice.form, known);
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
    const Choice &choice = m_choices[static_cast<size_t>(m_list->currentRow())];
    const QString name = fileNameFor(m_catalog, *choice.kind, m_phase->value());
    return {m_folder + u'/' + name, m_bytes};
}

} // namespace baton
