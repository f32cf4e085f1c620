// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/dialogs.h"

#include <QDialog>

class QComboBox;
class QDateTimeEdit;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;

namespace baton {

struct KindModel;
class ProtocolPack;

/// Asks for a kind and template, and fills in agent, phase and time. Shows what will be written.
/// Starts at the protocol with the id @p protocol, which may be empty.
class NewDialog : public QDialog
{
    Q_OBJECT

public:
    NewDialog(const ProtocolCatalog &catalog, UserTemplates templates, QString folder,
              const QString &protocol = {}, QWidget *parent = nullptr);

    [[nodiscard]] NewDocument document() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Choice
    {
        const Kind *kind = nullptr;
        Template form;
        std::optional<UserTemplate> own;
    };

    void fillChoices(const QString &protocol);
    void addHeading(const QString &title);
    void filter(const QString &text);
    [[nodiscard]] int firstShown(int from) const;
    [[nodiscard]] int choiceOf(const QListWidgetItem *item) const;
    QWidget *buildList();
    void addChoice(Choice choice);
    [[nodiscard]] const Choice *current() const;
    void rename(const QListWidgetItem *item);
    void removeCurrent();
    void showReason(const QString &reason);
    QWidget *buildFields();
    [[nodiscard]] QString sessionOf(const Kind &kind) const;
    void askSession();
    void fillFromSession(const ProtocolPack &pack, const KindModel &kind);
    void setAgent(const QString &agent);
    void showChoice();
    void refresh();

    const ProtocolCatalog &m_catalog;
    UserTemplates m_templates;
    QString m_folder;
    std::vector<Choice> m_choices;
    QByteArray m_bytes;
    QString m_sessionProtocol; ///< of the session that is open; empty until its state was read
    QString m_sessionAgent;
    QString m_sessionPhase;
    QLineEdit *m_filter;
    QListWidget *m_list;
    QPushButton *m_rename;
    QPushButton *m_remove;
    QComboBox *m_agent;
    QSpinBox *m_phase;
    QDateTimeEdit *m_time;
    QPlainTextEdit *m_preview;
    QLabel *m_reason;
    QPushButton *m_create;
};

} // namespace baton
