// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/command.h"
#include "app/cli/commands/maskoption.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/inputformat.h"
#include "app/cli/common/serverpassword.h"
#include "app/cli/common/textformat.h"
#include "app/cli/output/sessions/queuetext.h"
#include "models/database/databaseconnection.h"
#include "models/disk/filestore.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/queue/completionrefusal.h"
#include "models/queue/focusedprompt.h"
#include "models/queue/queuereader.h"
#include "models/queue/queuesource.h"
#include "models/queue/queuewriter.h"
#include "models/session/value/runstatustext.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

using Access = DatabaseConnection::Access;

void describe(Arguments &arguments)
{
    arguments.addFormats({u"text"_s, u"json"_s});
    arguments.addValue({u"step"_s}, u"ID"_s,
                       CliTexts::tr("The step that is meant, by its id in the table."));
    arguments.addFlag({u"take"_s},
                      CliTexts::tr("next: hand the step out, its state becomes running."));
    arguments.addValue({u"folder"_s}, u"FOLDER"_s,
                       CliTexts::tr("next: where context files are; the working folder when it is "
                                    "not said."));
    addMaskOption(arguments, CliTexts::tr("Without it nothing is masked."));
}

/// One action on one queue.
class QueueAction
{
public:
    QueueAction(const Arguments &arguments, Console &console)
        : m_arguments(arguments)
        , m_console(console)
        , m_catalogs(console)
        , m_words(arguments.positionals())
    {
    }

    ExitCode run()
    {
        const Result<DatabaseAddress> address = databaseAddress(m_words.at(1));
        if (!address) {
            return fail(address.error());
        }
        m_address = *address;
        m_catalog = m_catalogs.here();
        m_pack = queuePack(*m_catalog);
        if (!m_pack) {
            return fail(CliTexts::tr("No protocol keeps its steps in a database."));
        }
        m_format = m_arguments.format(m_console);
        if (m_format.isEmpty() || !readMask(m_arguments, {u"."_s}, m_masking, m_console)) {
            return ExitCode::Failure;
        }
        const QString action = m_words.first();
        return action == "init"_L1 ? init()
            : action == "list"_L1  ? list()
            : action == "show"_L1  ? show()
            : action == "next"_L1  ? next()
                                   : submit();
    }

private:
    ExitCode fail(const QString &message)
    {
        m_console.complain(message);
        return ExitCode::Failure;
    }

    /// Opens and reads the queue; complains where it cannot be.
    bool open(Access access)
    {
        const auto connection =
            openedWithPassword(m_address, [access](const DatabaseAddress &address) {
                return openQueue(address, access);
            });
        if (!connection) {
            m_console.complain(connection.error());
            return false;
        }
        m_connection = *connection;
        Result<StepQueue> queue = readQueue(*m_connection, *m_pack);
        if (!queue) {
            m_console.complain(queue.error());
            return false;
        }
        m_queue = std::move(*queue);
        foretellRefusals(m_queue, *m_pack, *m_catalog);
        if (!m_queue.otherTables.isEmpty() && m_address.table.isEmpty()) {
            m_console.complain(
                CliTexts::tr("The steps of %1 are read. Those of the other table are read by %2")
                    .arg(m_queue.table, addressOf(m_queue.otherTables.first())));
        }
        QStringList lacking;
        for (const QString &field : {u"prompt"_s, u"agent"_s}) {
            if (m_queue.absent.contains(field)) {
                lacking.append(field);
            }
        }
        if (!lacking.isEmpty()) {
            m_console.complain(CliTexts::tr("The table %1 has no known column for: %2.")
                                   .arg(m_queue.table, lacking.join(u", "_s)));
        }
        return true;
    }

    [[nodiscard]] QString addressOf(const QString &table) const
    {
        DatabaseAddress address = m_address;
        address.table = table;
        return address.text();
    }

    void print(const QString &text, const QJsonObject &object)
    {
        m_console.print(
            maskedOutput(m_format == "json"_L1 ? QJsonDocument(object).toJson() : text.toUtf8(),
                         m_format, m_masking));
    }

    ExitCode init()
    {
        const Outcome outcome =
            openedWithPassword(m_address, [this](const DatabaseAddress &address) {
                return createQueue(address, *m_pack);
            });
        if (!outcome) {
            return fail(outcome.error());
        }
        print(CliTexts::tr("Made an empty queue: %1").arg(m_address.text()) + u'\n',
              {{u"address"_s, m_address.text()}, {u"table"_s, m_pack->queue.tables.back().name}});
        return ExitCode::Ok;
    }

    ExitCode list()
    {
        if (!open(Access::Read)) {
            return ExitCode::Failure;
        }
        print(queueText(m_queue), queueObject(m_queue, *m_pack));
        return hasFailed() ? ExitCode::Findings : ExitCode::Ok;
    }

    [[nodiscard]] bool hasFailed() const
    {
        return std::ranges::any_of(m_queue.steps, [](const QueueStep &step) {
            return isFailure(step.status) || step.status == RunStatus::Blocked;
        });
    }

    ExitCode show()
    {
        if (!open(Access::Read)) {
            return ExitCode::Failure;
        }
        const QString id = m_words.value(2, m_arguments.value(u"step"_s));
        const QueueStep *step = m_queue.step(id);
        if (!step) {
            return fail(noStep(id));
        }
        print(stepText(*step, m_queue, *m_pack), stepObject(*step, m_queue, *m_pack));
        return ExitCode::Ok;
    }

    static QString noStep(const QString &id)
    {
        return id.isEmpty() ? CliTexts::tr("Say which step is meant by its id.")
                            : CliTexts::tr("The queue has no step with the id “%1”.").arg(id);
    }

    /// The step to hand out; null after a complaint.
    const QueueStep *chosenStep(ExitCode &code)
    {
        code = ExitCode::Findings;
        if (m_arguments.isSet(u"step"_s)) {
            const QString id = m_arguments.value(u"step"_s);
            const QueueStep *step = m_queue.step(id);
            if (!step) {
                code = fail(noStep(id));
            }
            return step;
        }
        if (const QueueStep *blocked = m_queue.blocked()) {
            complainOf(*blocked);
            return nullptr;
        }
        const QueueStep *step = m_queue.next();
        const QStringList failed = failedBefore(step);
        if (!step && failed.isEmpty()) {
            m_console.complain(CliTexts::tr("No step is pending."));
        } else if (!step) {
            m_console.complain(CliTexts::tr("No step is pending, but these failed: %1. Name one by "
                                            "--step to hand it out again.")
                                   .arg(failed.join(u", "_s)));
        } else if (!failed.isEmpty()) {
            m_console.complain(CliTexts::tr("Before step %1 of “%2” these failed: %3.")
                                   .arg(step->numberText(), step->subtask, failed.join(u", "_s)));
        }
        return step;
    }

    /// Of a queue that is paused by @p blocked.
    void complainOf(const QueueStep &blocked)
    {
        const QString why =
            blocked.blockers.isEmpty() ? blocked.error : blocked.blockers.join(u"; "_s);
        const QString what =
            CliTexts::tr("Step %1 of “%2” is blocked").arg(blocked.numberText(), blocked.subtask);
        m_console.complain(
            CliTexts::tr("%1. %2. Name a step by --step to hand it out all the same.")
                .arg(why.isEmpty() ? what : what + u": "_s + oneLine(why),
                     nextOf(blocked, *m_pack)));
    }

    /// The first of the steps that failed and are not tried again yet: "2 (id 7)" before @p step in
    /// its subtask, "2 of “t” (id 7)" of the whole queue if it is null.
    [[nodiscard]] QStringList failedBefore(const QueueStep *step) const
    {
        constexpr qsizetype most = 5;
        QStringList failed;
        for (const QueueStep &other : m_queue.steps) {
            if (&other == step || failed.size() == most) {
                break;
            }
            if (isFailure(other.status) && (!step || other.subtask == step->subtask)) {
                const QString number = step
                    ? other.numberText()
                    : CliTexts::tr("step %1 of “%2”").arg(other.numberText(), other.subtask);
                failed.append(u"%1 (id %2)"_s.arg(number, other.id.toString()));
            }
        }
        return failed;
    }

    ExitCode next()
    {
        const bool isTaking = m_arguments.isSet(u"take"_s);
        if (!open(isTaking ? Access::Write : Access::Read)) {
            return ExitCode::Failure;
        }
        ExitCode code = ExitCode::Ok;
        const QueueStep *step = chosenStep(code);
        if (!step) {
            return code;
        }
        const QString folder =
            m_arguments.isSet(u"folder"_s) ? m_arguments.value(u"folder"_s) : QDir::currentPath();
        const FocusedPrompt prompt = focusedPrompt(*step, m_queue, *m_pack, folder);
        for (const QString &absent : prompt.absent) {
            m_console.complain(absent);
        }
        if (!step->refusal.isEmpty()) {
            m_console.complain(CliTexts::tr("Step %1 of “%2”. %3")
                                   .arg(step->numberText(), step->subtask, refusalText(*step)));
        }
        if (isTaking && !prompt.absent.isEmpty()) {
            m_console.complain(CliTexts::tr("The step was not handed out."));
            return ExitCode::Findings;
        }
        if (isTaking) {
            const Result<QueueChange> change = takeStep(*m_connection, *m_pack, *step);
            if (const ExitCode taken = told(change); taken != ExitCode::Ok) {
                return taken;
            }
        }
        const Result<StepQueue> now =
            isTaking ? readQueue(*m_connection, *m_pack) : Result<StepQueue>(m_queue);
        const QueueStep *taken = now ? now->step(step->id.toString()) : nullptr;
        QJsonObject object = stepObject(taken ? *taken : *step, m_queue, *m_pack);
        object.insert(u"focusedPrompt"_s, prompt.text);
        print(prompt.text.endsWith(u'\n') ? prompt.text : prompt.text + u'\n', object);
        return prompt.absent.isEmpty() ? ExitCode::Ok : ExitCode::Findings;
    }

    /// Complains where @p change was not made.
    ExitCode told(const Result<QueueChange> &change)
    {
        if (!change) {
            return fail(change.error());
        }
        if (change->isDone) {
            return ExitCode::Ok;
        }
        m_console.complain(
            change->now
                ? CliTexts::tr("Nothing was written: the state of the step is “%1” by now. Read "
                               "it again by “baton queue show”.")
                      .arg(change->now->word)
                : CliTexts::tr("Nothing was written: the step is gone."));
        return ExitCode::Findings;
    }

    Result<StepCompletion> completion()
    {
        const QString path = m_words.value(2, u"-"_s);
        const Result<QByteArray> bytes = path == "-"_L1
            ? Result<QByteArray>(m_console.readAll(FileStore::defaultLimit))
            : FileStore::read(path);
        if (!bytes) {
            return bytes.failure();
        }
        const ParsedText parsed =
            parse(*bytes, inputFormat(path, *bytes, {}), m_catalog->parseOptions());
        CheckSettings settings;
        settings.filePath = path == "-"_L1 ? QString() : QFileInfo(path).absoluteFilePath();
        const Report report = checkCompletion(*bytes, parsed, *m_pack, *m_catalog, settings);
        for (const DocumentReport &document : report.documents) {
            for (const Finding &finding : document.findings) {
                if (finding.severity == Severity::Warning) {
                    m_console.complain(
                        CliTexts::tr("Line %1: %2").arg(finding.start.line).arg(finding.message));
                }
            }
        }
        return stepCompletion(parsed, report, *m_catalog);
    }

    ExitCode submit()
    {
        const Result<StepCompletion> completed = completion();
        if (!completed) {
            return fail(completed.error());
        }
        if (!open(Access::Write)) {
            return ExitCode::Failure;
        }
        const QString id = m_arguments.value(u"step"_s);
        const QueueStep *named = id.isEmpty() ? nullptr : m_queue.step(id);
        if (!id.isEmpty() && !named) {
            return fail(noStep(id));
        }
        const Result<QueueStep> step =
            named ? Result<QueueStep>(*named) : stepOf(*completed, m_queue);
        if (!step) {
            return fail(step.error());
        }
        if (const Outcome about = isAbout(*completed, *step, m_queue); !about) {
            return fail(about.error());
        }
        if (isOfAnotherAgent(*completed, *step, *m_pack)) {
            m_console.complain(CliTexts::tr("The step is %1's; %2 reports it.")
                                   .arg(step->agent, completed->agent));
        }
        if (const QString remark = handoutRemark(*step); !remark.isEmpty()) {
            m_console.complain(remark);
        }
        if (const ExitCode code = told(submitCompletion(*m_connection, *m_pack, *step, *completed));
            code != ExitCode::Ok) {
            return code;
        }
        return report(*completed, step->id.toString());
    }

    ExitCode report(const StepCompletion &completed, const QString &id)
    {
        if (const QStringList lost = lostFields(completed, m_queue); !lost.isEmpty()) {
            m_console.complain(CliTexts::tr("The table %1 has no column for: %2. That is not kept.")
                                   .arg(m_queue.table, lost.join(u", "_s)));
        }
        Result<StepQueue> queue = readQueue(*m_connection, *m_pack);
        if (!queue) {
            return fail(queue.error());
        }
        m_queue = std::move(*queue);
        if (const QueueStep *now = m_queue.step(id)) {
            print(CliTexts::tr("Step %1 is %2 now. %3")
                          .arg(now->numberText(), textOf(now->status), nextOf(*now, *m_pack))
                      + u'\n',
                  stepObject(*now, m_queue, *m_pack));
        }
        return ExitCode::Ok;
    }

    const Arguments &m_arguments;
    Console &m_console;
    Catalogs m_catalogs;
    QStringList m_words;
    DatabaseAddress m_address;
    Catalogs::Catalog m_catalog;
    std::shared_ptr<const ProtocolPack> m_pack;
    QString m_format;
    std::optional<Masking> m_masking;
    std::shared_ptr<DatabaseConnection> m_connection;
    StepQueue m_queue;
};

} // namespace

ExitCode runQueue(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"queue [OPTION...] ACTION URL [STEP|FILE]"_s,
        CliTexts::tr("Works with a queue of steps in a database. ACTION is one of these:\n"
                     "  init     make an empty queue\n"
                     "  list     list the steps\n"
                     "  show     print the step with the id STEP\n"
                     "  next     print the prompt of the next pending step\n"
                     "  submit   write the completion in FILE, or in standard input\n"
                     "URL is sqlite:///path/to/file or postgresql://user@host/database."));
    describe(arguments);
    arguments.setPositionals(2, 3);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    const QString action = arguments.positionals().first();
    static const QStringList actions{u"init"_s, u"list"_s, u"show"_s, u"next"_s, u"submit"_s};
    if (!actions.contains(action)) {
        console.complain(CliTexts::tr("\"%1\" is no action of a queue, but these are: %2.")
                             .arg(action, actions.join(u", "_s)));
        return ExitCode::Failure;
    }
    return QueueAction(arguments, console).run();
}

} // namespace baton::cli
