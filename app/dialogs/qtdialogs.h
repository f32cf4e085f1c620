// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/dialogs.h"

#include <QCoreApplication>
#include <QDateTime>

namespace baton {

/// The dialogs as Qt windows.
class QtDialogs : public Dialogs
{
    Q_DECLARE_TR_FUNCTIONS(baton::QtDialogs)

public:
    QStringList filesToOpen(QWidget *parent, const QString &folder) override;
    QString folderToOpen(QWidget *parent, const QString &folder) override;
    QString schemaToOpen(QWidget *parent, const QString &folder) override;
    QString fileToName(QWidget *parent, const QString &folder) override;
    QString fileToSave(QWidget *parent, const QString &suggestion) override;
    QString fileToExport(QWidget *parent, const QString &suggestion,
                         const QStringList &filters) override;
    CloseChoice unsaved(QWidget *parent, const QStringList &titles) override;
    FormatChoice otherFormat(QWidget *parent, const FormatQuestion &question) override;
    bool confirm(QWidget *parent, const QString &question, const QString &detail,
                 const QString &action) override;
    std::optional<NewDocument> newDocument(QWidget *parent, const ProtocolCatalog &catalog,
                                           const UserTemplates &templates, const QString &folder,
                                           const QString &start) override;
    std::optional<ReportChoice> report(QWidget *parent, const ReportDocument &report) override;
    std::optional<DatabaseChoice> queue(QWidget *parent, const QString &url) override;
    std::optional<DatabaseChoice> index(QWidget *parent, const QString &url) override;
    QString searchName(QWidget *parent, const QString &suggestion) override;
    std::optional<StepCompletion> completion(QWidget *parent, const QueueFollower &follower,
                                             const QueueStep &step, const StepCompletion &draft,
                                             const QString &folder,
                                             const QString &refusal) override;
    bool conflict(QWidget *parent, const QueueStep &before, const QueueStep &now,
                  const StepCompletion &completion) override;
    QString templateName(QWidget *parent, const QString &suggestion) override;
    QString newName(QWidget *parent, const QString &name) override;

private:
    QDateTime m_lastTime; ///< offered for the newest document
};

} // namespace baton
