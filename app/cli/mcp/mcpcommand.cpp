// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/mcp/mcpserver.h"
#include "app/cli/process/rpcstreams.h"

#include <QDir>
#include <QEventLoop>

using namespace Qt::StringLiterals;

namespace baton::cli {

ExitCode runMcp(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"mcp [OPTION...] [ROOT...]"_s,
        CliTexts::tr("Serves agents by the model context protocol over standard input and output. "
                     "It reads files below the folders ROOT only, and without any only the texts "
                     "that it is given."));
    arguments.addValue(
        {option::write}, u"FOLDER"_s,
        CliTexts::tr("May write below this folder, and read there; may be given often."));
    addMaskOption(arguments, CliTexts::tr("Without it the usual ones are masked."));
    arguments.setPositionals(0);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    const Result<AccessRoots> roots =
        AccessRoots::of(arguments.positionals(), arguments.values(option::write));
    if (!roots) {
        console.complain(roots.error());
        return ExitCode::Failure;
    }
    const std::optional<Masking> masking =
        maskingOf(u"usual"_s, arguments, roots->readable(), console);
    if (!masking) {
        return ExitCode::Failure;
    }
    if (!roots->readable().isEmpty()) { // its protocols apply to texts without a file
        QDir::setCurrent(roots->readable().front());
    }
    Catalogs::share();
    const QString kinds =
        arguments.isSet(option::mask) ? arguments.value(option::mask) : u"usual"_s;
    RpcStreams streams(console, rpc::Framing::Lines,
                       {u"notifications/cancelled"_s, u"requestId"_s, false});
    const McpServer server(streams.endpoint(), {*roots, *masking, kinds},
                           QCoreApplication::applicationVersion());
    QEventLoop loop;
    QObject::connect(&streams, &RpcStreams::ended, &loop, &QEventLoop::quit);
    loop.exec();
    return ExitCode::Ok;
}

} // namespace baton::cli
