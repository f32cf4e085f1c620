// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/dialogs.h"

#include <QDialog>

class QComboBox;
class QDateTimeEdit;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace baton {

/// Asks for a kind and template, and fills in agent, phase and time. Shows what will be written.
class NewDialog : public QDialog
{
    Q_OBJECT

public:
    NewDialog(const ProtocolCatalog &catalog, QString folder, QWidget *parent = nullptr);

    [[nodiscard]] NewDocument document() const;

private:
    struct Choice
    {
        const Kind *kind = nullptr;
        const Template *form = nullptr;
    };

    void fillChoices();
    QWidget *buildFields();
    void choose();
    void refresh();

    const ProtocolCatalog &m_catalog;
    QString m_folder;
    std::vector<Choice> m_choices;
    QByteArray m_bytes;
    QListWidget *m_list;
    QComboBox *m_agent;
    QSpinBox *m_phase;
    QDateTimeEdit *m_time;
    QPlainTextEdit *m_preview;
    QLabel *m_reason;
    QPushButton *m_create;
};

} // namespace baton
