// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/indexoption.h"
#include "app/cli/common/optionnames.h"
#include "models/database/databaseaddress.h"
#include "models/index/database/indexupdate.h"
#include "models/masking/masking.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

void describe(Arguments &arguments)
{
    arguments.addFormats({u"text"_s, u"json"_s});
    addStoreOption(arguments);
    arguments.addValue({option::origin}, u"NAME"_s,
                       CliTexts::tr("Where the sessions are; by default the name of this "
                                    "machine."));
    arguments.addFlag({option::forget},
                      CliTexts::tr("Forget the sessions of a ROOT that is missing, or has none any "
                                   "more."));
    addMaskOption(arguments, CliTexts::tr("Without it the usual ones are masked."));
    arguments.setPositionals(1);
}

QString textOf(const IndexUpdate &update, const QString &root)
{
    const QStringList parts{CliTexts::tr("%n session(s)", nullptr, update.found),
                            CliTexts::tr("%n read", nullptr, update.read),
                            CliTexts::tr("%n as they were", nullptr, update.found - update.read),
                            CliTexts::tr("%n gone", nullptr, update.gone)};
    return u"%1: %2\n"_s.arg(QDir::toNativeSeparators(shownPath(root)), parts.join(u", "_s));
}

QByteArray jsonOf(const IndexUpdate &update, const QString &root)
{
    const QJsonObject object{{u"root"_s, shownPath(root)},
                             {u"sessions"_s, update.found},
                             {u"read"_s, update.read},
                             {u"gone"_s, update.gone},
                             {u"handoffs"_s, update.handoffs}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

/// False after an error message. Prints notices of the index.
bool repair(SessionIndex &index, Console &console)
{
    const Result<QString> repaired = index.repair();
    if (const QString told = repaired ? *repaired : repaired.error(); !told.isEmpty()) {
        console.complain(told);
    }
    return repaired.isOk();
}

} // namespace

ExitCode runIndex(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"index [OPTION...] ROOT..."_s,
        CliTexts::tr(
            "Brings an index of the sessions at or below each ROOT, a folder or a queue, up "
            "to date: reads new and changed ones. Search and statistics use it."));
    describe(arguments);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    const QString format = arguments.format(console);
    if (format.isEmpty()) {
        return ExitCode::Failure;
    }
    const std::unique_ptr<SessionIndex> index =
        openIndex(arguments, SessionIndex::Access::Write, console);
    if (!index) {
        return ExitCode::Failure;
    }
    if (index->isReadOnly() || !repair(*index, console)) { // a message was printed
        return ExitCode::Failure;
    }
    bool isWhole = true;
    Catalogs catalogs(console);
    const std::atomic_bool stop = false;
    for (const QString &root : arguments.positionals()) {
        const std::optional<Masking> masking = maskingOf(u"usual"_s, arguments, {root}, console);
        if (!masking) {
            return ExitCode::Failure; // the secrets there are not known
        }
        Masking::use(*masking);
        const auto complain = [&](const QString &problem) {
            isWhole = false;
            console.complain(problem);
        };
        const Result<IndexUpdate> update =
            updateIndex(*index, root, *catalogs.of(root), {}, stop, complain,
                        arguments.isSet(option::forget) ? EmptyRoot::Forget : EmptyRoot::Refuse);
        if (!update) {
            complain(update.error());
            continue;
        }
        console.print(format == "json"_L1 ? jsonOf(*update, root) : textOf(*update, root).toUtf8());
    }
    return isWhole ? ExitCode::Ok : ExitCode::Failure;
}

} // namespace baton::cli
