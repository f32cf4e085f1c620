// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/main/mainwindow.h"

#include "app/window/commands/comparecommands.h"
#include "app/window/commands/savecommands.h"
#include "widgets/editor/editortab.h"

#include <QFileInfo>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

void MainWindow::showDiskState(OpenDocument *document)
{
    EditorTab *tab = tabOf(document);
    if (!tab) {
        return;
    }
    if (document->diskState() == DiskState::InSync) {
        tab->setBar(nullptr);
        return;
    }
    if (document->diskState() == DiskState::Deleted) {
        auto *bar =
            new InfoBar(Status::Warning, tr("%1 was deleted or moved away.").arg(document->title()),
                        tr("Its text is still here. Save it to write the file again."));
        connect(bar->addButton(tr("Save"), u"diskSave"_s), &QPushButton::clicked, this,
                [this, document] { m_saves->save(*document); });
        connect(bar->addButton(tr("Close"), u"diskClose"_s), &QPushButton::clicked, this,
                [this, document] { m_saves->close({document}); });
        tab->setBar(bar);
        return;
    }
    const bool isMine = document->isModified(); // until undo leads back to what was saved
    auto *bar = new InfoBar(
        Status::Warning,
        document->writer().isEmpty() ? tr("Another program changed %1.").arg(document->title())
                                     : tr("%1 was saved in the tab %2, which shows the same file.")
                                           .arg(document->title(), document->writer()),
        isMine ? tr("The file on disk and your unsaved text differ. Nothing is lost until you "
                    "choose.")
               : tr("Here is the text as it was before, without changes of your own."));
    if (!isMine) { // not unasked: redo would not bring the changes of one's own back
        connect(bar->addButton(tr("Reload"), u"diskReload"_s), &QPushButton::clicked, document,
                &OpenDocument::takeTheirs);
    }
    connect(bar->addButton(tr("Compare"), u"diskCompare"_s), &QPushButton::clicked, this,
            [this, document] { m_compare->compareWithDisk(*document); });
    if (isMine) {
        connect(bar->addButton(tr("Keep mine"), u"diskKeepMine"_s), &QPushButton::clicked, document,
                &OpenDocument::keepMine);
        connect(bar->addButton(tr("Take theirs"), u"diskTakeTheirs"_s), &QPushButton::clicked,
                document, &OpenDocument::takeTheirs);
    }
    tab->setBar(bar);
}

void MainWindow::showSaveFailure(OpenDocument *document, const QString &reason)
{
    const QString headline = tr("%1 was not saved.").arg(document->title());
    tell(headline); // in place of what went well before
    auto *bar = new InfoBar(Status::Error, headline, reason);
    connect(bar->addButton(tr("Try again"), u"saveRetry"_s), &QPushButton::clicked, this,
            [this, document] { m_saves->save(*document); });
    connect(bar->addButton(tr("Save as…"), u"saveElsewhere"_s), &QPushButton::clicked, this,
            [this, document] { m_saves->saveAs(*document); });
    tabOf(document)->setBar(bar);
}

void MainWindow::offerRecovery(const std::vector<JournalEntry> &entries)
{
    if (entries.empty()) {
        return;
    }
    QStringList names;
    for (const JournalEntry &entry : entries) {
        names.append(QFileInfo(entry.path.isEmpty() ? entry.suggestedPath : entry.path).fileName());
    }
    auto *bar = new InfoBar(Status::Warning,
                            tr("Baton ended before %n document(s) were saved.", nullptr,
                               static_cast<int>(entries.size())),
                            names.join(u", "_s));
    const auto answer = [this, bar, entries](bool isWanted) {
        if (isWanted) {
            for (const JournalEntry &entry : entries) {
                m_documents->recover(entry);
            }
        } else {
            Recovery::forget(entries);
        }
        bar->deleteLater();
    };
    connect(bar->addButton(tr("Recover"), u"recover"_s), &QPushButton::clicked, this,
            [answer] { answer(true); });
    connect(bar->addButton(tr("Discard"), u"discardRecovery"_s), &QPushButton::clicked, this,
            [answer] { answer(false); });
    m_notices->show(bar);
    auto *later = bar->findChild<QAbstractButton *>(u"noticeDismiss"_s);
    later->setText(tr("Later"));
    later->setToolTip(tr("Asks again when Baton starts the next time"));
    bar->findChild<QAbstractButton *>(u"discardRecovery"_s)
        ->setToolTip(tr("Deletes the texts that were not saved"));
}

} // namespace baton
