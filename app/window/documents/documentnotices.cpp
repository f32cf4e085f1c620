// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/documents/documentnotices.h"

#include "app/documents/documents.h"
#include "app/documents/recovery.h"
#include "app/window/documents/comparisons.h"
#include "app/window/documents/savecommands.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "widgets/editor/editortab.h"

#include <QFileInfo>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace baton {

DocumentNotices::DocumentNotices(const WindowContext &context, const Recovery &recovery,
                                 SaveCommands &saves, Comparisons &comparisons)
    : QObject(&context.commands)
    , m_context(context)
    , m_saves(saves)
    , m_comparisons(comparisons)
{
    connect(&m_context.documents, &Documents::saved, this, &DocumentNotices::showDiskState);
    connect(&m_context.documents, &Documents::saveFailed, this, &DocumentNotices::showSaveFailure);
    connect(&recovery, &Recovery::found, this, &DocumentNotices::offerRecovery);
    connect(&recovery, &Recovery::failed, this, [this](const QString &reason) {
        m_context.notices.complain(tr("Unsaved work is not protected."), reason);
    });
}

void DocumentNotices::showDiskState(OpenDocument *document)
{
    EditorTab *tab = m_context.pages.tabOf(document);
    if (!tab) {
        return;
    }
    switch (document->diskState()) {
    case DiskState::InSync:
        tab->setBar(nullptr);
        return;
    case DiskState::Deleted:
        tab->setBar(deletedBar(document));
        return;
    case DiskState::Changed:
        tab->setBar(changedBar(document));
        return;
    }
}

InfoBar *DocumentNotices::deletedBar(OpenDocument *document)
{
    auto *bar =
        new InfoBar(Status::Warning, tr("%1 was deleted or moved away.").arg(document->title()),
                    tr("Its text is still here. Save it to write the file again."));
    connect(bar->addButton(tr("Save"), u"diskSave"_s), &QPushButton::clicked, this,
            [this, document] { m_saves.save(*document); });
    connect(bar->addButton(tr("Close"), u"diskClose"_s), &QPushButton::clicked, this,
            [this, document] { m_saves.close({document}); });
    return bar;
}

InfoBar *DocumentNotices::changedBar(OpenDocument *document)
{
    const bool isMine = document->isModified(); // until undo restores the saved text
    auto *bar = new InfoBar(
        Status::Warning,
        document->writer().isEmpty() ? tr("Another program changed %1.").arg(document->title())
                                     : tr("%1 was saved in the tab %2, which shows the same file.")
                                           .arg(document->title(), document->writer()),
        isMine ? tr("The file on disk and your unsaved text differ. Nothing is lost until you "
                    "choose.")
               : tr("Here is the text as it was before, without changes of your own."));
    if (!isMine) { // not without a question: redo would not restore own changes
        connect(bar->addButton(tr("Reload"), u"diskReload"_s), &QPushButton::clicked, document,
                &OpenDocument::takeTheirs);
    }
    connect(bar->addButton(tr("Compare"), u"diskCompare"_s), &QPushButton::clicked, this,
            [this, document] { m_comparisons.compareWithDisk(*document); });
    if (isMine) {
        connect(bar->addButton(tr("Keep mine"), u"diskKeepMine"_s), &QPushButton::clicked, document,
                &OpenDocument::keepMine);
        connect(bar->addButton(tr("Take theirs"), u"diskTakeTheirs"_s), &QPushButton::clicked,
                document, &OpenDocument::takeTheirs);
    }
    return bar;
}

void DocumentNotices::showSaveFailure(OpenDocument *document, const QString &reason)
{
    const QString headline = tr("%1 was not saved.").arg(document->title());
    m_context.notices.showMessage(headline); // replaces an earlier success
    auto *bar = new InfoBar(Status::Error, headline, reason);
    connect(bar->addButton(tr("Try again"), u"saveRetry"_s), &QPushButton::clicked, this,
            [this, document] { m_saves.save(*document); });
    connect(bar->addButton(tr("Save as…"), u"saveElsewhere"_s), &QPushButton::clicked, this,
            [this, document] { m_saves.saveAs(*document); });
    m_context.pages.tabOf(document)->setBar(bar);
}

void DocumentNotices::offerRecovery(const std::vector<JournalEntry> &entries)
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
    const auto offer = [this, bar, entries](const QString &text, const QString &name,
                                            bool isWanted) {
        QPushButton *button = bar->addButton(text, name);
        connect(button, &QPushButton::clicked, this, [this, bar, entries, isWanted] {
            answerRecovery(entries, isWanted);
            bar->deleteLater();
        });
        return button;
    };
    offer(tr("Recover"), u"recover"_s, true);
    offer(tr("Discard"), u"discardRecovery"_s, false)
        ->setToolTip(tr("Deletes the texts that were not saved"));
    m_context.notices.show(bar);
    auto *later = bar->findChild<QAbstractButton *>(u"noticeDismiss"_s);
    later->setText(tr("Later"));
    later->setToolTip(tr("Asks again when Baton starts the next time"));
}

void DocumentNotices::answerRecovery(const std::vector<JournalEntry> &entries, bool isWanted)
{
    if (!isWanted) {
        Recovery::forget(entries);
        return;
    }
    for (const JournalEntry &entry : entries) {
        m_context.documents.recover(entry);
    }
}

} // namespace baton
