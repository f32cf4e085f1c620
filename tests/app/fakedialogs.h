// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/dialogs.h"

namespace baton {

/// Returns the answers that the test set, and records the questions.
class FakeDialogs : public Dialogs
{
public:
    QStringList files;
    QString folder;
    QString schema;
    QString target;
    QString name;
    QString refusal; ///< why the completion that was asked for last was not written before
    CloseChoice choice = CloseChoice::Cancel;
    bool isConfirmed = false;
    std::optional<NewDocument> made;
    QString newFolder;
    QString newProtocol;
    std::optional<ReportChoice> reportChoice;
    std::optional<DatabaseChoice> queueChoice;
    std::optional<DatabaseChoice> indexChoice;
    std::optional<StepCompletion> stepCompletion;
    bool submitsAllTheSame = false;

    FormatChoice format = FormatChoice::Cancel;

    QStringList asked;
    QStringList offered; ///< filters of formats
    QList<FormatQuestion> formats;

    QStringList filesToOpen(QWidget *, const QString &) override { return files; }
    QString folderToOpen(QWidget *, const QString &) override { return folder; }
    QString schemaToOpen(QWidget *, const QString &) override { return schema; }
    QString fileToName(QWidget *, const QString &) override { return files.value(0); }
    QString fileToSave(QWidget *, const QString &suggestion) override
    {
        asked.append(suggestion);
        return target;
    }
    QString fileToExport(QWidget *, const QString &suggestion, const QStringList &filters) override
    {
        asked.append(suggestion);
        offered = filters;
        return target;
    }
    CloseChoice unsaved(QWidget *, const QStringList &titles) override
    {
        asked.append(titles);
        return choice;
    }
    FormatChoice otherFormat(QWidget *, const FormatQuestion &question) override
    {
        formats.append(question);
        return format;
    }
    bool confirm(QWidget *, const QString &question, const QString &, const QString &) override
    {
        asked.append(question);
        return isConfirmed;
    }
    std::optional<ReportChoice> report(QWidget *, const ReportDocument &report) override
    {
        asked.append(report.title);
        return reportChoice;
    }
    std::optional<DatabaseChoice> queue(QWidget *, const QString &url) override
    {
        asked.append(url);
        return queueChoice;
    }
    std::optional<DatabaseChoice> index(QWidget *, const QString &url) override
    {
        asked.append(url);
        return indexChoice;
    }
    QString searchName(QWidget *, const QString &suggestion) override
    {
        asked.append(suggestion);
        return name;
    }
    std::optional<StepCompletion> completion(QWidget *, const QueueFollower &,
                                             const QueueStep &step, const StepCompletion &draft,
                                             const QString &, const QString &why) override
    {
        refusal = why;
        asked.append(
            step.title()
            + (draft.summary.isEmpty() ? QString() : QStringLiteral(": ") + draft.summary));
        return std::exchange(stepCompletion, {});
    }
    bool conflict(QWidget *, const QueueStep &before, const QueueStep &now,
                  const StepCompletion &) override
    {
        asked.append(before.word + u'/' + now.word);
        return submitsAllTheSame;
    }
    QString templateName(QWidget *, const QString &suggestion) override
    {
        asked.append(suggestion);
        return name;
    }
    QString newName(QWidget *, const QString &before) override
    {
        asked.append(before);
        return name;
    }
    std::optional<NewDocument> newDocument(QWidget *, const ProtocolCatalog &,
                                           const UserTemplates &, const QString &place,
                                           const QString &protocol) override
    {
        newFolder = place;
        newProtocol = protocol;
        return made;
    }
};

} // namespace baton
