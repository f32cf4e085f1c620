// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/queuechoice.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace baton {

/// Asks for the queue to open: a file of SQLite, or a database of PostgreSQL by its URL.
class QueueDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Starts with @p url; where that is a server, the password is asked for.
    explicit QueueDialog(const QString &url, QWidget *parent = nullptr);

    [[nodiscard]] QueueChoice choice() const;

private:
    void chooseFile();
    void refresh();

    QLineEdit *m_url;
    QLineEdit *m_password;
    QCheckBox *m_keep;
    QLabel *m_problem;
    QPushButton *m_open;
};

} // namespace baton
