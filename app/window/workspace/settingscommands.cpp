// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/workspace/settingscommands.h"

#include "app/actions/actionregistry.h"
#include "app/documents/documents.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/notices.h"
#include "app/window/parts/maskingsettings.h"
#include "app/window/parts/settingsdialog.h"
#include "app/window/sessions/reviewcommands.h"
#include "app/window/workspace/workspacechecking.h"

#include <QSettings>

using namespace Qt::StringLiterals;

namespace baton {

SettingsCommands::SettingsCommands(const WindowContext &context, ReviewCommands &reviews,
                                   WorkspaceChecking &checking)
    : QObject(&context.commands)
    , m_context(context)
    , m_reviews(reviews)
    , m_checking(checking)
    , m_masking(new MaskingSettings(context.app.settings, this))
{
    m_context.actions.connectTo(u"tools.settings"_s, this, &SettingsCommands::showDialog);
    connect(m_masking, &MaskingSettings::problemsChanged, this,
            &SettingsCommands::showMaskingProblems);
    m_context.documents.setMemoryMb(m_context.app.settings.value(u"memoryMb"_s).toLongLong());
    m_masking->read();
}

void SettingsCommands::setWorkspace(const QString &folder)
{
    m_masking->setWorkspace(folder);
}

void SettingsCommands::showDialog()
{
    auto *dialog =
        new SettingsDialog(m_context.app.settings, m_masking->userFile(), &m_context.window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::appearanceChanged, this, &SettingsCommands::appearanceChanged);
    connect(dialog, &SettingsDialog::memoryChanged, &m_context.documents, &Documents::setMemoryMb);
    connect(dialog, &SettingsDialog::memoryChanged, &m_checking,
            &WorkspaceChecking::readFilesAgain);
    connect(dialog, &SettingsDialog::reviewerChanged, &m_reviews, &ReviewCommands::showReviewer);
    connect(dialog, &SettingsDialog::secretsChanged, m_masking, &MaskingSettings::read);
    dialog->show();
}

void SettingsCommands::showMaskingProblems(const QStringList &problems)
{
    delete m_notice;
    if (!problems.isEmpty()) {
        m_notice = new InfoBar(Status::Warning, tr("A pattern for secrets masks nothing."),
                               problems.first());
        m_context.notices.show(m_notice);
    }
}

} // namespace baton
