// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/workspace/workspacechecking.h"

#include "app/actions/actionregistry.h"
#include "app/dialogs/dialogs.h"
#include "app/documents/documents.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/fileopener.h"
#include "app/window/pages/notices.h"
#include "app/window/parts/windowsettings.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "models/workspace/workspace.h"
#include "widgets/workspace/workspacepane.h"

#include <QPushButton>
#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

WorkspaceChecking::WorkspaceChecking(const WindowContext &context, WorkspacePane &pane)
    : QObject(&context.commands)
    , m_context(context)
    , m_pane(pane)
{
    m_context.actions.connectTo(u"tools.schema"_s, this, &WorkspaceChecking::chooseSchema);
    connect(&m_context.protocols, &CatalogWatch::changed, this, &WorkspaceChecking::takeCatalog);
    m_pane.setCatalog(m_context.protocols.catalog());
    m_context.workspace.setCatalog(m_context.protocols.catalog());
    m_context.workspace.scanner().setReader(fileReader());
    useIndex();
    takeSettings();
    takeSchema();
}

void WorkspaceChecking::useIndex()
{
    SessionStore &sessions = m_context.workspace.sessions();
    if (m_context.app.index) {
        sessions.setIndex(*m_context.app.index);
    }
    connect(&sessions, &SessionStore::indexNoticed, this, [this](const QString &notice) {
        m_context.notices.complain(tr("The index of sessions"), notice);
    });
    connect(&sessions, &SessionStore::finished, this, [this, &sessions] {
        constexpr qsizetype most = 5;
        QStringList problems = sessions.problems();
        if (const auto rest = static_cast<int>(problems.size() - most); rest > 0) {
            problems = problems.first(most) + QStringList(tr("%n more", nullptr, rest));
        }
        if (!problems.isEmpty()) {
            m_context.notices.complain(tr("Sessions were not looked for everywhere"),
                                       problems.join(u'\n'));
        }
    });
}

void WorkspaceChecking::setWorkspace(const QString &folder)
{
    m_folder = folder;
    m_context.protocols.setWorkspace(folder);
    takeSchema();
    takeSettings();
}

void WorkspaceChecking::takeSettings()
{
    m_context.workspace.sessions().setSettings(
        {.now = {}, .memoryMb = m_context.app.settings.value(u"memoryMb"_s).toLongLong()});
}

FileReader WorkspaceChecking::fileReader() const
{
    return checkingReader(m_context.protocols.catalog(),
                          {m_context.app.settings.value(u"memoryMb"_s).toLongLong(),
                           m_context.memory.chosenKinds(), m_context.memory.schemaOf(m_folder)});
}

void WorkspaceChecking::readFilesAgain()
{
    Workspace &workspace = m_context.workspace;
    workspace.scanner().setReader(fileReader());
    takeSettings();
    workspace.sessions().readAnew();
}

void WorkspaceChecking::chooseSchema()
{
    const bool isChosen = !m_context.memory.schemaOf(m_folder).isEmpty();
    m_context.memory.setSchemaOf(
        m_folder,
        isChosen ? QString() : m_context.app.dialogs.schemaToOpen(&m_context.window, m_folder));
    takeSchema();
}

/// Applies the XML Schema that was chosen for this workspace.
void WorkspaceChecking::takeSchema()
{
    const QString file = m_context.memory.schemaOf(m_folder);
    QAction *action = m_context.actions.action(u"tools.schema"_s);
    action->setChecked(!file.isEmpty());
    action->setToolTip(file.isEmpty() ? QString() : tr("XML is judged by %1").arg(file));
    if (m_schemaFile != file) {
        m_schemaFile = file;
        m_context.documents.setSchemaFile(file);
        readFilesAgain();
    }
}

/// Applies the present protocols to documents, sessions and files; other pages do so themselves.
void WorkspaceChecking::takeCatalog()
{
    const std::shared_ptr<const ProtocolCatalog> &catalog = m_context.protocols.catalog();
    m_context.documents.setCatalog(catalog, m_folder);
    m_pane.setCatalog(catalog);
    m_context.workspace.setCatalog(catalog);
    readFilesAgain();
    showProblems();
}

void WorkspaceChecking::showProblems()
{
    const std::vector<PackProblem> &problems = m_context.protocols.catalog()->problems();
    delete m_notice;
    const std::vector<PackProblem> &notices = m_context.protocols.catalog()->notices();
    if (problems.empty() && notices.empty()) {
        return;
    }
    const PackProblem problem = problems.empty() ? notices.front() : problems.front();
    const int line = std::max(1, problem.line);
    const QString place = tr("%1, line %2: %3").arg(problem.file).arg(line).arg(problem.message);
    auto *bar = problems.empty()
        ? new InfoBar(Status::Note, tr("This workspace replaces protocols of Baton."), place)
        : new InfoBar(Status::Warning,
                      tr("The protocols of this workspace or of your own have %n problem(s).",
                         nullptr, static_cast<int>(problems.size())),
                      place);
    connect(bar->addButton(tr("Open file"), u"openProtocolFile"_s), &QPushButton::clicked, this,
            [this, problem, line] { m_context.opener.open({{problem.file, line, 1}}); });
    m_context.notices.show(bar);
    m_notice = bar;
}

} // namespace baton
