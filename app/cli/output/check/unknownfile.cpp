// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/check/unknownfile.h"

#include "app/cli/common/inputformat.h"
#include "models/check/file/unknowntext.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"

#include <QFileInfo>

namespace baton::cli {

bool isUnknown(const FileReport &file, const ProtocolCatalog &catalog)
{
    const QString path = QFileInfo(file.path).absoluteFilePath(); // what is around it tells
    return file.isRead() && !file.isEmpty && baton::isUnknown(file.report, path, catalog);
}

void rejectUnknown(FileReport &file, const QByteArray &bytes, const ProtocolCatalog &catalog,
                   Severity severity)
{
    baton::rejectUnknown(
        file.report,
        parse(bytes, inputFormat(file.path, bytes, catalog.parseOptions()), catalog.parseOptions()),
        catalog, severity);
}

} // namespace baton::cli
