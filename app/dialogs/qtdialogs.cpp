// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/qtdialogs.h"

#include "app/dialogs/availablescreensize.h"
#include "app/dialogs/completiondialog.h"
#include "app/dialogs/conflictdialog.h"
#include "app/dialogs/databasedialog.h"
#include "app/dialogs/filterending.h"
#include "app/dialogs/newdialog.h"
#include "app/dialogs/reportdialog.h"
#include "models/queuefollowing/queuefollower.h"
#include "models/strings/pathstrings.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/style/metrics.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct Question
{
    QString name; ///< of the dialog
    QString title;
    QString label;
    QString accept;
};

/// The button is offered once something is written.
void requireText(QInputDialog &dialog)
{
    const auto *buttons = dialog.findChild<QDialogButtonBox *>();
    QPushButton *accept = buttons ? buttons->button(QDialogButtonBox::Ok) : nullptr;
    if (!accept) {
        return;
    }
    const auto update = [accept](const QString &text) {
        accept->setEnabled(!text.trimmed().isEmpty());
    };
    QObject::connect(&dialog, &QInputDialog::textValueChanged, accept, update);
    update(dialog.textValue());
}

/// The text that the reader makes of @p text, which is seen whole; empty when they changed their
/// mind.
QString answerTo(const Question &question, const QString &text, QWidget *parent)
{
    QInputDialog dialog(parent);
    dialog.setObjectName(question.name);
    dialog.setWindowTitle(question.title);
    dialog.setLabelText(question.label);
    dialog.setOkButtonText(question.accept);
    constexpr int least = 400; // room for the title as well
    const int wanted = dialog.fontMetrics().horizontalAdvance(text) + 8 * measures::groupGap;
    dialog.setTextValue(text);
    dialog.resize(
        availableScreenSize(dialog, {std::max(least, wanted), dialog.sizeHint().height()}));
    requireText(dialog); // whose parts are there by now
    return dialog.exec() == QDialog::Accepted ? dialog.textValue() : QString();
}

QString handoffFilter()
{
    return QtDialogs::tr("Handoffs (*.yaml *.yml *.json *.xml *.md *.prompt);;Logs "
                         "(*.log);;Transcripts (*.jsonl *.json);;All "
                         "files (*)");
}

/// Asks for a file in a folder that does not exist yet. Native dialogs would drop that folder, so
/// it is part of the name.
QString fileInNewFolder(QWidget *parent, const QString &suggestion, const QString &filter)
{
    QString folder = parentOf(suggestion);
    while (!folder.isEmpty() && !QFileInfo(folder).isDir()) {
        folder = parentOf(folder);
    }
    QFileDialog dialog(parent, QtDialogs::tr("Save as"), folder, filter);
    dialog.setObjectName(u"saveDialog"_s);
    dialog.setOption(QFileDialog::DontUseNativeDialog);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.selectFile(relativeTo(suggestion, folder));
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

std::optional<DatabaseChoice> askForDatabase(DatabaseDialog &dialog)
{
    QObject::connect(
        &dialog, &DatabaseDialog::fileRequested, &dialog, [&dialog](const QString &present) {
            dialog.setFile(QFileDialog::getOpenFileName(
                &dialog, QtDialogs::tr("A file of SQLite"), present,
                QtDialogs::tr("Databases (%1);;All files (*)").arg(u"*.db *.sqlite *.sqlite3"_s)));
        });
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.choice()) : std::nullopt;
}

} // namespace

QStringList QtDialogs::filesToOpen(QWidget *parent, const QString &folder)
{
    return QFileDialog::getOpenFileNames(parent, tr("Open"), folder, handoffFilter());
}

QString QtDialogs::folderToOpen(QWidget *parent, const QString &folder)
{
    return QFileDialog::getExistingDirectory(parent, tr("Open folder"), folder);
}

QString QtDialogs::schemaToOpen(QWidget *parent, const QString &folder)
{
    return QFileDialog::getOpenFileName(parent, tr("XML schema of this workspace"), folder,
                                        tr("XML schemas (*.xsd);;All files (*)"));
}

QString QtDialogs::fileToName(QWidget *parent, const QString &folder)
{
    return QFileDialog::getOpenFileName(parent, tr("Choose a file"), folder);
}

QString QtDialogs::fileToSave(QWidget *parent, const QString &suggestion)
{
    static const QStringList handoffs{u"yaml"_s, u"yml"_s, u"json"_s,
                                      u"xml"_s,  u"md"_s,  u"prompt"_s};
    const QString ending = QFileInfo(suggestion).suffix();
    const bool isHandoff = ending.isEmpty() || handoffs.contains(ending);
    const QString filter = isHandoff ? handoffFilter() : tr("All files (*)");
    if (QDir::isAbsolutePath(suggestion) && !QFileInfo(parentOf(suggestion)).isDir()) {
        return fileInNewFolder(parent, suggestion, filter);
    }
    return QFileDialog::getSaveFileName(parent, tr("Save as"), suggestion, filter);
}

QString QtDialogs::fileToExport(QWidget *parent, const QString &suggestion,
                                const QStringList &filters)
{
    QString chosen = filters.front();
    const QString path = QFileDialog::getSaveFileName(parent, tr("Save as"), suggestion,
                                                      filters.join(u";;"_s), &chosen);
    const QString whole = withEnding(path, filters, chosen);
    const bool mayReplace = whole == path || !QFileInfo::exists(whole)
        || confirm(parent, tr("%1 is there already.").arg(QFileInfo(whole).fileName()),
                   tr("It is replaced by the new file."), tr("Replace"));
    return mayReplace ? whole : QString();
}

CloseChoice QtDialogs::unsaved(QWidget *parent, const QStringList &titles)
{
    QMessageBox box(parent);
    box.setObjectName(u"unsavedDialog"_s);
    box.setWindowTitle(tr("Unsaved work"));
    box.setText(tr("%n document(s) have changes that are not saved.", nullptr,
                   static_cast<int>(titles.size())));
    box.setInformativeText(titles.join(u'\n'));
    const auto *save = box.addButton(tr("Save"), QMessageBox::AcceptRole);
    const auto *discard = box.addButton(tr("Close without saving"), QMessageBox::DestructiveRole);
    box.addButton(tr("Cancel"), QMessageBox::RejectRole);
    box.exec();
    if (box.clickedButton() == save) {
        return CloseChoice::Save;
    }
    return box.clickedButton() == discard ? CloseChoice::Discard : CloseChoice::Cancel;
}

FormatChoice QtDialogs::otherFormat(QWidget *parent, const FormatQuestion &question)
{
    QMessageBox box(parent);
    box.setObjectName(u"otherFormatDialog"_s);
    box.setWindowTitle(tr("Save as"));
    box.setText(question.title);
    box.setInformativeText(question.detail);
    const auto *convert = question.convert.isEmpty()
        ? nullptr
        : box.addButton(question.convert, QMessageBox::AcceptRole);
    const auto *rename = box.addButton(question.rename, QMessageBox::AcceptRole);
    const auto *keep = box.addButton(question.keep, QMessageBox::DestructiveRole);
    box.setDefaultButton(box.addButton(tr("Cancel"), QMessageBox::RejectRole));
    box.exec();
    const auto *clicked = box.clickedButton();
    return clicked == rename            ? FormatChoice::Rename
        : clicked == keep               ? FormatChoice::Keep
        : convert && clicked == convert ? FormatChoice::Convert
                                        : FormatChoice::Cancel;
}

bool QtDialogs::confirm(QWidget *parent, const QString &question, const QString &detail,
                        const QString &action)
{
    QMessageBox box(parent);
    box.setObjectName(u"confirmDialog"_s);
    box.setText(question);
    box.setInformativeText(detail);
    const auto *yes = box.addButton(action, QMessageBox::AcceptRole);
    box.setDefaultButton(box.addButton(tr("Cancel"), QMessageBox::RejectRole));
    box.exec();
    return box.clickedButton() == yes;
}

std::optional<NewDocument> QtDialogs::newDocument(QWidget *parent, const ProtocolCatalog &catalog,
                                                  const UserTemplates &templates,
                                                  const QString &folder, const QString &start)
{
    NewDialog dialog(catalog, templates, folder, start, parent);
    QObject::connect(&dialog, &NewDialog::removalRequested, &dialog,
                     [this, &dialog](const QString &name, const std::function<void()> &remove) {
                         if (confirm(&dialog, tr("Remove the template %1?").arg(name),
                                     tr("Documents that were made from it stay as they are."),
                                     tr("Remove"))) {
                             remove();
                         }
                     });
    dialog.startAfter(m_lastTime);
    const QDateTime offered = dialog.time();
    if (dialog.exec() != QDialog::Accepted) {
        return std::nullopt;
    }
    m_lastTime = offered;
    return dialog.document();
}

std::optional<ReportChoice> QtDialogs::report(QWidget *parent, const ReportDocument &report)
{
    ReportDialog dialog(report, parent);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.choice()) : std::nullopt;
}

std::optional<DatabaseChoice> QtDialogs::queue(QWidget *parent, const QString &url)
{
    DatabaseDialog dialog(DatabaseDialog::queuePurpose(), url, parent);
    return askForDatabase(dialog);
}

std::optional<DatabaseChoice> QtDialogs::index(QWidget *parent, const QString &url)
{
    DatabaseDialog dialog(DatabaseDialog::indexPurpose(), url, parent);
    return askForDatabase(dialog);
}

std::optional<StepCompletion> QtDialogs::completion(QWidget *parent, const QueueFollower &follower,
                                                    const QueueStep &step,
                                                    const StepCompletion &draft,
                                                    const QString &folder, const QString &refusal)
{
    CompletionDialog dialog(follower.catalog(), follower.pack(), step, follower.queue(), draft,
                            folder, parent);
    if (!refusal.isEmpty()) {
        dialog.showRefusal(refusal);
    }
    QObject::connect(&follower, &QueueFollower::queueChanged, &dialog,
                     [&dialog, &follower] { dialog.setQueue(follower.queue()); });
    QObject::connect(&dialog.form().controller(), &FormController::fileRequested, &dialog,
                     [this, &dialog](const QString &start, const TakeFile &take) {
                         if (const QString file = fileToName(&dialog, start); !file.isEmpty()) {
                             take(file);
                         }
                     });
    return dialog.exec() == QDialog::Accepted ? dialog.completion() : std::nullopt;
}

bool QtDialogs::conflict(QWidget *parent, const QueueStep &before, const QueueStep &now,
                         const StepCompletion &completion)
{
    return ConflictDialog(before, now, completion, parent).exec() == QDialog::Accepted;
}

QString QtDialogs::templateName(QWidget *parent, const QString &suggestion)
{
    return answerTo(
        {u"templateNameDialog"_s, tr("Save as template"), tr("Name of the template:"), tr("Save")},
        suggestion, parent);
}

QString QtDialogs::searchName(QWidget *parent, const QString &suggestion)
{
    return answerTo(
        {u"searchNameDialog"_s, tr("Save the search"), tr("Name of the search:"), tr("Save")},
        suggestion, parent);
}

QString QtDialogs::newName(QWidget *parent, const QString &name)
{
    return answerTo(
        {u"newNameDialog"_s, tr("Rename"), tr("New name of %1:").arg(name), tr("Rename")}, name,
        parent);
}

} // namespace baton
