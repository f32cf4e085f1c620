// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/output.h"

#include "models/disk/filestore.h"

#include <QFileInfo>

#include <utility>

namespace baton::cli {

std::optional<Output> outputOf(const Arguments &arguments, const QStringList &paths,
                               Console &console)
{
    Output output{arguments.format(console), {}};
    const bool isGood =
        !output.format.isEmpty() && readMask(arguments, paths, output.masking, console);
    return isGood ? std::optional(std::move(output)) : std::nullopt;
}

bool printOrSave(const QByteArray &bytes, const QString &target, Console &console)
{
    if (target.isEmpty()) {
        console.print(bytes);
        return true;
    }
    const Outcome saved = FileStore::save(QFileInfo(target).absoluteFilePath(), bytes);
    if (!saved) {
        console.complain(saved.error());
    }
    return saved.isOk();
}

} // namespace baton::cli
