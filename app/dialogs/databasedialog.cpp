// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/databasedialog.h"

#include "widgets/style/metrics.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

DatabaseDialog::DatabaseDialog(DatabasePurpose purpose, const QString &url, QWidget *parent)
    : QDialog(parent)
    , m_purpose(std::move(purpose))
    , m_url(new QLineEdit(url))
    , m_password(new QLineEdit)
    , m_keep(new QCheckBox(tr("&Keep the password in the keyring of the desktop")))
    , m_problem(new QLabel)
    , m_open(nullptr)
{
    setObjectName(u"databaseDialog"_s);
    setWindowTitle(m_purpose.title);
    m_url->setObjectName(u"databaseUrl"_s);
    m_url->setMinimumWidth(420);
    m_url->setCursorPosition(0); // shows the server, however long the options are
    m_url->setPlaceholderText(u"postgresql://user@host/database"_s);
    m_password->setObjectName(u"databasePassword"_s);
    m_password->setEchoMode(QLineEdit::Password);
    m_keep->setObjectName(u"databaseKeepPassword"_s);
    m_problem->setObjectName(u"databaseProblem"_s);
    m_problem->setWordWrap(true);
    m_problem->setForegroundRole(QPalette::PlaceholderText);
    auto *file = new QPushButton(tr("&File…"));
    file->setObjectName(u"databaseFile"_s);
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
    connect(file, &QPushButton::clicked, this, [this] { Q_EMIT fileRequested(m_url->text()); });
    connect(m_url, &QLineEdit::textChanged, this, &DatabaseDialog::refresh);
    connect(m_password, &QLineEdit::textChanged, this, &DatabaseDialog::refresh);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refresh();
    if (m_password->isEnabled()) {
        m_password->setFocus();
    }
}

DatabasePurpose DatabaseDialog::queuePurpose()
{
    return {tr("Open a queue"),
            tr("The queue is read; it is written only to submit a completion.")};
}

DatabasePurpose DatabaseDialog::indexPurpose()
{
    return {tr("Search another index"), tr("The index is only read. “baton index” fills it.")};
}

void DatabaseDialog::setFile(const QString &path)
{
    if (!path.isEmpty()) {
        m_url->setText(QDir::toNativeSeparators(path));
    }
}

void DatabaseDialog::refresh()
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
                 "as sslmode=require follow after a question mark.")
            : !address.isOk() ? address.error()
            : isServer ? tr("Without a password, Baton uses PGPASSWORD and the file ~/.pgpass. %1")
                             .arg(m_purpose.does)
                       : m_purpose.does);
}

DatabaseChoice DatabaseDialog::choice() const
{
    DatabaseChoice choice;
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
