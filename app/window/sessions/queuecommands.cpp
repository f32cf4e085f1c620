// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/queuecommands.h"

#include "app/actions/actionregistry.h"
#include "app/dialogs/dialogs.h"
#include "app/process/keyring.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/fileopener.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "app/window/pages/savedtabs.h"
#include "app/window/sessions/opensessions.h"
#include "app/window/sessions/routingcommands.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "models/queue/focusedprompt.h"
#include "models/queue/queuesource.h"
#include "models/workspace/workspace.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/queue/queueview.h"
#include "widgets/style/icons.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QPointer>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr auto followSetting = "followQueues"_L1;

} // namespace

QueueCommands::QueueCommands(const WindowContext &context, OpenSessions &sessions)
    : QObject(&context.commands)
    , m_context(context)
{
    m_context.actions.connectTo(u"session.queue"_s, this, [this] { choose({}); });
    m_context.actions.connectTo(u"session.newQueue"_s, this, &QueueCommands::create);
    SessionStore &store = m_context.workspace.sessions();
    store.setFollowsQueues(m_context.app.settings.value(followSetting, true).toBool());
    connect(&store, &SessionStore::followsQueuesChanged, this,
            [this](bool isOn) { m_context.app.settings.setValue(followSetting, isOn); });
    connect(&m_context.opener, &FileOpener::queueRequested, this, &QueueCommands::openUrl);
    connect(&sessions, &OpenSessions::queueRequested, this,
            [this](const QString &path) { openUrl(path); });
    connect(&m_context.pages, &Pages::aboutToClose, this, [this](const QWidget *page) {
        if (const auto *view = qobject_cast<const QueueView *>(page)) {
            view->follower().disconnect(this); // pending changes would restore the row
            m_context.workspace.sessions().setClosed(view->path());
            Q_EMIT closed(view->path());
        }
    });
}

void QueueCommands::openUrl(const QString &url, const QString &step, const QString &match)
{
    if (const Result<DatabaseAddress> address = databaseAddress(url)) {
        open(*address, step, match);
    } else {
        m_context.notices.complain(tr("The queue was not opened"), address.error());
    }
}

void QueueCommands::create()
{
    const std::shared_ptr<const ProtocolPack> pack = queuePack(*m_context.protocols.catalog());
    if (!pack) {
        m_context.notices.showMessage(tr("No protocol keeps its steps in a database."));
        return;
    }
    const QString path = m_context.app.dialogs.fileToSave(
        &m_context.window, QDir(m_context.workspace.folder()).filePath(u"queue.db"_s));
    if (path.isEmpty()) {
        return;
    }
    const Result<DatabaseAddress> address = databaseAddress(path);
    const Outcome made = address ? createQueue(*address, *pack) : Outcome(address.failure());
    if (!made) {
        m_context.notices.complain(tr("The queue was not made"), made.error());
        return;
    }
    open(*address);
}

/// Lists, graphs and reports read the queue from the store.
void QueueCommands::tellStore(const QueueView &view)
{
    const std::shared_ptr<const Session> session = view.follower().session();
    m_context.workspace.sessions().setOpen(session);
    if (view.follower().hasRead()) {
        Q_EMIT read(session);
    }
}

void QueueCommands::choose(const QString &url)
{
    const std::optional<DatabaseChoice> choice =
        m_context.app.dialogs.queue(&m_context.window, url);
    if (!choice) {
        return;
    }
    if (choice->keepsPassword) {
        keepPassword(choice->address);
    }
    open(choice->address);
}

void QueueCommands::keepPassword(const DatabaseAddress &address)
{
    keyring::keep(address.text(), address.password, this, [this](const QString &problem) {
        if (!problem.isEmpty()) {
            m_context.notices.complain(tr("The password was not kept"), problem);
        }
    });
}

void QueueCommands::open(const DatabaseAddress &address, const QString &step, const QString &match)
{
    if (!queuePack(*m_context.protocols.catalog())) {
        m_context.notices.showMessage(tr("No protocol keeps its steps in a database."));
        return;
    }
    QueueView *view = viewOf(address);
    if (!view) {
        view = add(address);
    }
    if (!step.isEmpty()) {
        view->chooseStep(step, match);
    }
    if (m_context.savedTabs.take(view)) {
        m_context.pages.show(view);
    }
    if (address.system == DatabaseAddress::System::Postgres && address.password.isEmpty()) {
        keyring::read(address.text(), view, [view, address](const QString &password) {
            DatabaseAddress known = view->follower().address();
            if (known.password.isEmpty()) { // not entered in the meantime
                known = address;
                known.password = password;
            }
            view->follower().follow(known);
        });
    } else {
        view->follower().follow(address);
    }
}

QueueView *QueueCommands::viewOf(const DatabaseAddress &address) const
{
    for (QueueView *view : m_context.pages.tabs().findChildren<QueueView *>()) {
        if (view->follower().address().text() == address.text()) {
            return view;
        }
    }
    return nullptr;
}

QueueView *QueueCommands::add(const DatabaseAddress &address)
{
    CatalogWatch &protocols = m_context.protocols;
    auto *view = new QueueView(std::make_unique<QueueFollower>(protocols.catalog(), address));
    connect(&protocols, &CatalogWatch::changed, view,
            [view, &protocols] { view->follower().setCatalog(protocols.catalog()); });
    PageTabs &tabs = m_context.pages.tabs();
    const int index = tabs.addPage(view, address.name());
    tabs.setTabIcon(index, icon(u"list"_s, Role::Muted));
    tabs.setTabToolTip(index, address.text());
    view->addHeaderAction(m_context.actions.action(u"session.report"_s));
    view->addHeaderAction(RoutingCommands::headerAction(m_context.actions, view));
    connect(&view->follower(), &QueueFollower::queueChanged, this,
            [this, view] { tellStore(*view); });
    connect(&view->follower(), &QueueFollower::stateChanged, this,
            [this, view] { tellStore(*view); });
    SessionStore &store = m_context.workspace.sessions();
    view->setLive(store.followsQueues());
    connect(view, &QueueView::liveChanged, &store, &SessionStore::setFollowsQueues);
    connect(&store, &SessionStore::followsQueuesChanged, view, &QueueView::setLive);
    connect(view, &QueueView::promptRequested, this,
            [this, view](const QueueStep &step) { copyPrompt(*view, step); });
    connect(view, &QueueView::submitRequested, this, [this, view](const QueueStep &step) {
        submit(view->follower(), step, draftOf(step, view->follower().pack().queue));
    });
    connect(view, &QueueView::stepMissing, this, [this](const QString &id) {
        m_context.notices.complain(tr("Step %1 is not in the queue.").arg(id),
                                   tr("It was removed after the index read the queue."));
    });
    connect(view, &QueueView::passwordRequested, this,
            [this, view] { choose(view->follower().address().text()); });
    return view;
}

/// Where the relative paths of a step begin: its context files, and the artifacts of its
/// completion.
QString QueueCommands::folder() const
{
    const QString open = m_context.workspace.folder();
    return open.isEmpty() ? QDir::currentPath() : open;
}

void QueueCommands::copyPrompt(const QueueView &view, const QueueStep &step)
{
    const FocusedPrompt prompt =
        focusedPrompt(step, view.follower().queue(), view.follower().pack(), folder());
    QGuiApplication::clipboard()->setText(prompt.text);
    if (prompt.absent.isEmpty()) {
        m_context.notices.showMessage(
            tr("The prompt of step %1 is copied.").arg(step.numberText()));
    } else {
        m_context.notices.complain(
            tr("The prompt of step %1 is copied, but incomplete").arg(step.numberText()),
            prompt.absent.join(u'\n'));
    }
}

void QueueCommands::submit(QueueFollower &follower, const QueueStep &step,
                           const StepCompletion &draft, const QString &refusal)
{
    if (follower.isSubmitting()) { // its answer names no step
        m_context.notices.showMessage(tr("Another completion is being written. Try again."));
        return;
    }
    const QPointer<QueueFollower> alive = &follower; // its tab may be closed meanwhile
    const std::optional<StepCompletion> completion = m_context.app.dialogs.completion(
        &m_context.window, follower, step, draft, folder(), refusal);
    if (!alive) {
        return;
    }
    if (QueueView *view = viewOf(follower.address())) {
        view->focusStep();
    }
    if (completion) {
        write(follower, step, *completion);
    }
}

void QueueCommands::write(QueueFollower &follower, const QueueStep &step,
                          const StepCompletion &completion)
{
    connect(
        &follower, &QueueFollower::submitted, this,
        [this, &follower, step, completion](const Result<QueueChange> &change) {
            tell(follower, change, step, completion);
        },
        Qt::SingleShotConnection);
    follower.submit(step, completion);
}

void QueueCommands::tell(QueueFollower &follower, const Result<QueueChange> &change,
                         const QueueStep &step, const StepCompletion &completion)
{
    if (change && change->isDone) {
        m_context.notices.showMessage(
            tr("The completion of step %1 is written.").arg(step.numberText()));
        return;
    }
    const QueueStep now = change && change->now ? *change->now : step;
    const QPointer<QueueFollower> alive = &follower;
    const bool isWanted = change && change->now
        && m_context.app.dialogs.conflict(&m_context.window, step, now, completion);
    if (!alive) {
        return;
    }
    if (isWanted) {
        write(follower, now, completion);
        return;
    }
    if (change) { // else the form says what is known
        m_context.notices.showMessage(
            tr("The completion of step %1 was not written").arg(step.numberText()));
    }
    const QString refusal = !change ? change.error()
        : change->now               ? QString() // it was shown
                                    : tr("The step is gone.");
    submit(follower, now, completion, refusal); // keeps the text that the user typed
}

} // namespace baton
