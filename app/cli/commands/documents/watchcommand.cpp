// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/common/textformat.h"
#include "app/cli/output/sessions/sessionjson.h"
#include "app/cli/output/sessions/sessiontable.h"
#include "app/cli/process/eventprograms.h"
#include "app/cli/process/terminationsignals.h"
#include "models/disk/folderpresence.h"
#include "models/disk/folderwalk.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/discovery/folderdetection.h"
#include "models/session/value/runstatustext.h"
#include "models/sessionstore/sessionwatch.h"
#include "models/strings/pathstrings.h"
#include "models/values/timetext.h"
#include "models/workspace/workspace.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QJsonDocument>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

struct WatchOptions
{
    QString format;
    QSet<SessionEvent> events;
    std::optional<Masking> masking;
    bool isInitial = false;
    bool isOnce = false; ///< end after the present state was reported
};

QByteArray eventJson(SessionEvent event, const SessionSummary &session, const WatchOptions &options)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QJsonObject object{{u"event"_s, wordOf(event)},
                             {u"time"_s, timeValue(now)},
                             {u"session"_s, summaryObject(session, now)}};
    const QByteArray whole =
        maskedOutput(QJsonDocument(object).toJson(), u"json"_s, options.masking);
    return QJsonDocument::fromJson(whole).toJson(QJsonDocument::Compact) + '\n';
}

QByteArray eventText(SessionEvent event, const SessionSummary &session, const WatchOptions &options)
{
    const QString line = u"%1  %2 %3  %4  %5  %6\n"_s.arg(
        timetext::moment(QDateTime::currentDateTimeUtc()), mark(session), wordOf(event),
        oneLine(standingOf(session)), oneLine(session.title), oneLine(session.place.path));
    return maskedOutput(line.toUtf8(), u"text"_s, options.masking);
}

QString noEvent(const QString &word)
{
    return CliTexts::tr("There is no event \"%1\". Use started, waiting, failed, silent or ended.")
        .arg(word);
}

/// The events of --on; nullopt after an error message.
std::optional<QSet<SessionEvent>> eventsIn(const QString &words, Console &console)
{
    QSet<SessionEvent> events;
    for (const QString &word : words.split(u',', Qt::SkipEmptyParts)) {
        const std::optional<SessionEvent> event = sessionEventNamed(word.trimmed());
        if (!event) {
            console.complain(noEvent(word.trimmed()));
            return std::nullopt;
        }
        events.insert(*event);
    }
    if (events.isEmpty()) {
        console.complain(noEvent(words));
        return std::nullopt;
    }
    return events;
}

/// Skips the check of files: their changes are enough here. Those of sessions are watched, so that
/// a change in place is noticed.
FileReader unjudged(const Catalogs::Catalog &catalog)
{
    return [catalog, layouts = catalog->sessionLayouts()](WorkspaceEntry entry,
                                                          const std::atomic_bool &) {
        entry.isRead = true;
        entry.isOfSession =
            isOfSession(layouts, entry.path) || !handoffKindsIn(entry.path, *catalog).empty();
        return entry;
    };
}

/// The watches of some folders and the output of their events. Runs until a signal.
class Watching
{
public:
    Watching(WatchOptions options, const QString &program, Console &console)
        : m_options(std::move(options))
        , m_programs(program)
        , m_hasProgram(!program.isEmpty())
        , m_console(console)
    {
        QObject::connect(&m_programs, &EventPrograms::failed, &m_loop,
                         [this](const QString &problem) {
                             m_console.complain(problem);
                             m_hasFailed = true;
                         });
        QObject::connect(&m_signals, &TerminationSignals::received, &m_loop, &QEventLoop::quit);
        QObject::connect(&m_programs, &EventPrograms::idle, &m_loop, [this] { quitIfDone(); });
    }

    void add(const QString &root, const Catalogs::Catalog &catalog)
    {
        auto &workspace = m_workspaces.emplace_back(std::make_unique<Workspace>(unjudged(catalog)));
        SessionStore &store = workspace->sessions();
        store.hurry();
        workspace->setCatalog(catalog);
        auto *watch = new SessionWatch(store, m_options.isInitial, workspace.get());
        QObject::connect(
            watch, &SessionWatch::happened, &m_loop,
            [this](SessionEvent event, const SessionSummary &session) { tell(event, session); });
        // Both have read the present state: all later changes are noticed.
        const auto announce = [this, root, &one = *workspace] {
            if (!one.sessions().isFinding() && !one.scanner().isScanning()) {
                greet(root, one.sessions());
            }
        };
        QObject::connect(&store, &SessionStore::finished, &m_loop, announce);
        QObject::connect(&workspace->scanner(), &WorkspaceScanner::finished, &m_loop, announce);
        const auto *presence = new FolderPresence(root, workspace.get());
        QObject::connect(presence, &FolderPresence::vanished, &m_loop, [this, root] {
            m_console.complain(
                CliTexts::tr("%1 is gone. It is watched again once it is back.").arg(root));
        });
        QObject::connect(presence, &FolderPresence::appeared, &m_loop,
                         [this, root, &one = *workspace] {
                             m_greeted.insert(root); // the search that this ends emits no signal
                             one.close();
                             m_greeted.remove(root);
                             one.open(root);
                         });
        workspace->open(root);
    }

    void run() { m_loop.exec(); }
    /// False if standard output failed, or if a run that ends by itself could not pass all events
    /// to the program.
    [[nodiscard]] bool isWhole() const { return m_isWhole && !(m_options.isOnce && m_hasFailed); }

private:
    void greet(const QString &root, const SessionStore &store)
    {
        if (m_greeted.contains(root)) {
            return;
        }
        m_greeted.insert(root);
        for (const QString &problem : store.problems()) {
            m_console.complain(problem);
        }
        if (!m_options.isOnce) {
            m_console.complain(CliTexts::tr("Watching %1. Sessions there: %2.")
                                   .arg(root)
                                   .arg(store.sessions().size()));
        }
        quitIfDone();
    }

    void quitIfDone()
    {
        if (m_options.isOnce && size_t(m_greeted.size()) == m_workspaces.size()
            && m_programs.isIdle()) {
            m_loop.quit();
        }
    }

    void tell(SessionEvent event, const SessionSummary &session)
    {
        if (!m_options.events.contains(event)) {
            return;
        }
        m_console.print(m_options.format == "json"_L1 ? eventJson(event, session, m_options)
                                                      : eventText(event, session, m_options));
        m_isWhole = m_console.flush();
        if (!m_isWhole) {
            m_loop.quit(); // standard output was closed
        }
        if (m_hasProgram) {
            m_programs.run(eventJson(event, session, m_options));
        }
    }

    WatchOptions m_options;
    QEventLoop m_loop;
    TerminationSignals m_signals;
    EventPrograms m_programs;
    bool m_hasProgram;
    bool m_isWhole = true;
    bool m_hasFailed = false; ///< of the program for an event
    QSet<QString> m_greeted;  ///< roots that were reported as watched
    std::vector<std::unique_ptr<Workspace>> m_workspaces;
    Console &m_console;
};

void describe(Arguments &arguments)
{
    arguments.addFormats({u"text"_s, u"json"_s});
    arguments.addValue(
        {option::on}, u"EVENTS"_s,
        CliTexts::tr("Events to report, separated by commas: started, waiting, failed, silent, "
                     "ended. By default failed, waiting and ended."));
    arguments.addValue(
        {option::exec}, u"PROGRAM"_s,
        CliTexts::tr("A program to run for each event, one after the other, with the "
                     "event as JSON on its standard input."));
    arguments.addFlag({option::initial},
                      CliTexts::tr("Report the sessions that are there at the start as well."));
    arguments.addFlag({option::once},
                      CliTexts::tr("Report the sessions that are there, and end: for a schedule."));
    addMaskOption(arguments, CliTexts::tr("Without it nothing is masked."));
    arguments.setPositionals(1);
}

/// True if watching the folder @p root includes the folder @p other; both without links.
bool covers(const QString &root, const QString &other, const QStringList &wanted)
{
    const QStringList names = other.sliced(root.size()).split(u'/', Qt::SkipEmptyParts);
    return std::ranges::none_of(names,
                                [&](const QString &name) { return isIgnored(name, wanted); });
}

/// @p roots without those that another one includes, so that no session is reported twice.
QStringList apart(const QStringList &roots, Catalogs &catalogs)
{
    QStringList kept;
    QStringList keptPlaces;
    for (const QString &root : roots) {
        const QString place = QFileInfo(root).canonicalFilePath();
        const bool isTaken = std::ranges::any_of(roots, [&](const QString &other) {
            const QString above = QFileInfo(other).canonicalFilePath();
            return isBelow(place, above)
                && covers(above, place, catalogs.of(other)->wantedFiles().hiddenNames);
        });
        if (!isTaken && !keptPlaces.contains(place)) {
            kept.append(root);
            keptPlaces.append(place);
        }
    }
    return kept;
}

/// False after an error message.
bool areFolders(const QStringList &roots, Console &console)
{
    for (const QString &root : roots) {
        if (!QFileInfo(root).isDir()) {
            console.complain(CliTexts::tr("%1 is not a folder. Give the folders to "
                                          "watch.")
                                 .arg(root));
            return false;
        }
    }
    return true;
}

} // namespace

ExitCode runWatch(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"watch [OPTION...] ROOT..."_s,
        CliTexts::tr("Reports changes of the sessions at or below each ROOT, each event once, "
                     "until it is interrupted."));
    describe(arguments);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    WatchOptions options;
    options.format = arguments.format(console);
    options.isOnce = arguments.isSet(option::once);
    options.isInitial = options.isOnce || arguments.isSet(option::initial);
    const auto events = eventsIn(arguments.isSet(option::on) ? arguments.value(option::on)
                                                             : u"failed,waiting,ended"_s,
                                 console);
    const QStringList roots = arguments.positionals();
    if (options.format.isEmpty() || !events || !areFolders(roots, console)
        || !readMask(arguments, roots, options.masking, console)) {
        return ExitCode::Failure;
    }
    options.events = *events;
    Catalogs catalogs(console);
    Watching watching(options, arguments.value(option::exec), console);
    for (const QString &root : apart(roots, catalogs)) {
        watching.add(root, catalogs.of(root));
    }
    watching.run();
    return watching.isWhole() ? ExitCode::Ok : ExitCode::Failure;
}

} // namespace baton::cli
