// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/process/rpcstreams.h"
#include "models/languageserver/languageserver.h"

#include <QEventLoop>

using namespace Qt::StringLiterals;

namespace baton::cli {

ExitCode runLsp(const QStringList &given, Console &console)
{
    Arguments arguments(
        u"lsp"_s,
        CliTexts::tr("Serves editors by the language server protocol over standard input and "
                     "output: findings, fixes, help and completion for open handoffs."));
    // Clients pass this option, although standard input and output are the default.
    arguments.addFlag({option::stdio}, CliTexts::tr("Changes nothing: many editors pass it."));
    arguments.setPositionals(0, 0);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    Catalogs catalogs(console);
    RpcStreams streams(console, rpc::Framing::Header, {u"$/cancelRequest"_s, u"id"_s});
    LanguageServer server(
        streams.endpoint(),
        [&catalogs](const QString &path) {
            return path.isEmpty() ? catalogs.here() : catalogs.of(path);
        },
        QCoreApplication::applicationVersion());
    QEventLoop loop;
    QObject::connect(&streams, &RpcStreams::ended, &loop, &QEventLoop::quit);
    QObject::connect(&server, &LanguageServer::exitRequested, &loop, &QEventLoop::quit);
    loop.exec();
    return server.exitCode() == 0 ? ExitCode::Ok : ExitCode::Findings;
}

} // namespace baton::cli
