// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/databasechoice.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/catalog/usertemplates.h"
#include "models/queue/stepcompletion.h"
#include "models/queue/stepqueue.h"
#include "models/report/redaction.h"
#include "models/report/reportformat.h"

#include <optional>

class QWidget;

namespace baton {

class QueueFollower;

enum class CloseChoice { Save, Discard, Cancel };

/// The format of a report, and which of its parts are masked.
struct ReportChoice
{
    ReportFormat format = ReportFormat::Html;
    Redaction redaction;
};

/// The new document that the user chose.
struct NewDocument
{
    QString suggestedPath;
    QByteArray bytes;
};

/// The texts of the question about a file name whose suffix does not match the format of the text.
struct FormatQuestion
{
    QString title;
    QString detail;
    QString convert; ///< text of the button that converts; empty: conversion is impossible
    QString keep;
    QString rename;
};

enum class FormatChoice { Convert, Keep, Rename, Cancel };

/// All modal dialogs. Tests replace them by fixed answers.
class Dialogs
{
public:
    virtual ~Dialogs() = default;

    [[nodiscard]] virtual QStringList filesToOpen(QWidget *parent, const QString &folder) = 0;
    [[nodiscard]] virtual QString folderToOpen(QWidget *parent, const QString &folder) = 0;
    /// An XML Schema; empty if the user cancels.
    [[nodiscard]] virtual QString schemaToOpen(QWidget *parent, const QString &folder) = 0;
    /// A file that a field is to name; empty when the reader changed their mind.
    [[nodiscard]] virtual QString fileToName(QWidget *parent, const QString &folder) = 0;
    /// The path for saving a file called @p suggestion; empty when the reader changed their mind.
    [[nodiscard]] virtual QString fileToSave(QWidget *parent, const QString &suggestion) = 0;
    /// The same for a file in one of the formats that @p filters tell, "CSV (*.csv)": a name with
    /// none of their endings gets that of the chosen one.
    [[nodiscard]] virtual QString fileToExport(QWidget *parent, const QString &suggestion,
                                               const QStringList &filters) = 0;
    [[nodiscard]] virtual CloseChoice unsaved(QWidget *parent, const QStringList &titles) = 0;
    [[nodiscard]] virtual FormatChoice otherFormat(QWidget *parent,
                                                   const FormatQuestion &question) = 0;
    /// True if the user confirms @p action.
    [[nodiscard]] virtual bool confirm(QWidget *parent, const QString &question,
                                       const QString &detail, const QString &action) = 0;
    /// @p templates are those of the user, which can be renamed and removed there. Starts at the
    /// kind or protocol with the id @p start, which may be empty.
    [[nodiscard]] virtual std::optional<NewDocument>
    newDocument(QWidget *parent, const ProtocolCatalog &catalog, const UserTemplates &templates,
                const QString &folder, const QString &start) = 0;
    /// Shows the secrets of @p report; nullopt if the user cancels.
    [[nodiscard]] virtual std::optional<ReportChoice> report(QWidget *parent,
                                                             const ReportDocument &report) = 0;
    /// The name of a new template; empty if the user cancels.
    [[nodiscard]] virtual QString templateName(QWidget *parent, const QString &suggestion) = 0;
    /// The queue to open, starting with @p url, which may be empty; nullopt if the user cancels.
    [[nodiscard]] virtual std::optional<DatabaseChoice> queue(QWidget *parent,
                                                              const QString &url) = 0;
    /// The index of sessions to search, like queue().
    [[nodiscard]] virtual std::optional<DatabaseChoice> index(QWidget *parent,
                                                              const QString &url) = 0;
    /// The name of a new saved search; empty if the user cancels.
    [[nodiscard]] virtual QString searchName(QWidget *parent, const QString &suggestion) = 0;
    /// The completion of @p step of the queue that @p follower reads, starting with @p draft, whose
    /// artifacts are in @p folder; nullopt if the user cancels. @p refusal is the reason why the
    /// draft was not written, if it was submitted before.
    [[nodiscard]] virtual std::optional<StepCompletion>
    completion(QWidget *parent, const QueueFollower &follower, const QueueStep &step,
               const StepCompletion &draft, const QString &folder, const QString &refusal) = 0;
    /// Shows a step that has changed in the meantime. Returns true if @p completion should be
    /// submitted anyway.
    [[nodiscard]] virtual bool conflict(QWidget *parent, const QueueStep &before,
                                        const QueueStep &now, const StepCompletion &completion) = 0;
    /// The new name of the file or saved search called @p name; empty if the user cancels.
    [[nodiscard]] virtual QString newName(QWidget *parent, const QString &name) = 0;
};

} // namespace baton
