// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/queuedialog.h"

#include "widgets/style/metrics.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

QueueDialog::QueueDialog(const QString &url, QWidget *parent)
    : QDialog(parent)
    , m_url(new QLineEdit(url))
    , m_password(new QLineEdit)
    , m_keep(new QCheckBox(tr("&Keep the password in the keyring of the desktop")))
    , m_problem(new QLabel)
    , m_open(nullptr)
{
    setObjectName(u"queueDialog"_s);
    setWindowTitle(tr("Open a queue"));
    m_url->setObjectName(u"queueUrl"_s);
    m_url->setMinimumWidth(420);
    m_url->setPlaceholderText(u"postgresql://user@host/database"_s);
    m_password->setObjectName(u"queuePasswordField"_s);
    m_password->setEchoMode(QLineEdit::Password);
    m_keep->setObjectName(u"queueKeepPassword"_s);
    m_problem->setObjectName(u"queueDialogProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->setForegroundRole(QPalette::PlaceholderText);
    auto *file = new QPushButton(tr("&File…"));
    file->setObjectName(u"queueFile"_s);
    auto *line = new QHBoxLayout;
    line->addWidget(m_url, 1);
    line->addWidget(file);
    auto *form = new QFormLayout;
    form->addRow(tr("&Address"), line);
    qobject_cast<QLabel *>(form->labelForField(line))->setBuddy(m_url);
    form->addRow(tr("&Password"), m_password);
    form->addRow(QString(), m_keep);
    form->addRow(QString(), m_problem);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_open = buttons->addButton(tr("Open"), QDialogButtonBox::AcceptRole);
    auto *rows = new QVBoxLayout(this);
    constexpr int edge = 16;
    rows->setContentsMargins(edge, edge, edge, edge);
    rows->setSpacing(measures::groupGap);
    rows->addLayout(form);
    rows->addWidget(buttons);
    connect(file, &QPushButton::clicked, this, &QueueDialog::chooseFile);
    connect(m_url, &QLineEdit::textChanged, this, &QueueDialog::refresh);
    connect(m_password, &QLineEdit::textChanged, this, &QueueDialog::refresh);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refresh();
    if (m_password->isEnabled()) {
        m_password->setFocus();
    }
}

void QueueDialog::chooseFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("A queue in a file of SQLite"), m_url->text(),
        tr("Databases (%1);;All files (*)").arg(u"*.db *.sqlite *.sqlite3"_s));
    if (!path.isEmpty()) {
        m_url->setText(QDir::toNativeSeparators(path));
    }
}

void QueueDialog::refresh()
{
    const QString text = m_url->text().trimmed();
    const Result<DatabaseAddress> address = databaseAddress(text);
    const bool isServer = address.isOk() && address->system == DatabaseAddress::System::Postgres;
    m_open->setEnabled(!text.isEmpty() && address.isOk());
    m_password->setEnabled(isServer);
    m_keep->setEnabled(isServer && !m_password->text().isEmpty());
    m_problem->setText(
        text.isEmpty()
            ? tr("The path of a file of SQLite, or postgresql://user@host/database. Options such "
                 "as sslmode=require follow behind a question mark.")
            : !address.isOk() ? address.error()
            : isServer ? tr("Without a password PGPASSWORD and the file ~/.pgpass are asked. "
                            "The queue is read; it is written only to submit a completion.")
                       : tr("The queue is read; it is written only to submit a completion."));
}

QueueChoice QueueDialog::choice() const
{
    QueueChoice choice;
    if (const Result<DatabaseAddress> address = databaseAddress(m_url->text().trimmed())) {
        choice.address = *address;
        if (m_password->isEnabled() && !m_password->text().isEmpty()) {
            choice.address.password = m_password->text();
            choice.keepsPassword = m_keep->isChecked();
        }
    }
    return choice;
}

} // namespace baton
