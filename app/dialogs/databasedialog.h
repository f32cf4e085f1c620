// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/databasechoice.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace baton {

/// The texts about the purpose of the dialog.
struct DatabasePurpose
{
    QString title; ///< title of the dialog: "Open a queue"
    QString does;  ///< a sentence about the read and written files
};

/// Asks for a database: an SQLite file, or the URL of a PostgreSQL database.
class DatabaseDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Starts with @p url; asks for a password if that is a server.
    DatabaseDialog(DatabasePurpose purpose, const QString &url, QWidget *parent = nullptr);

    [[nodiscard]] static DatabasePurpose queuePurpose();
    [[nodiscard]] static DatabasePurpose indexPurpose();

    [[nodiscard]] DatabaseChoice choice() const;
    /// Opens the file at @p path; an empty one changes nothing.
    void setFile(const QString &path);

Q_SIGNALS:
    /// Emitted to ask the user for a file, starting at @p present, for setFile().
    void fileRequested(const QString &present);

private:
    void refresh();

    const DatabasePurpose m_purpose;
    QLineEdit *m_url;
    QLineEdit *m_password;
    QCheckBox *m_keep;
    QLabel *m_problem;
    QPushButton *m_open;
};

} // namespace baton
