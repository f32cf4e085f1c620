// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/filecontent.h"

#include "models/database/databaseaddress.h"
#include "models/transcript/files/transcriptfiles.h"

#include <QFileInfo>
#include <QSet>

using namespace Qt::StringLiterals;

namespace baton {

FileContent fileContentOf(const QString &path)
{
    static const QSet<QString> transcripts{u"jsonl"_s, u"ndjson"_s, u"json"_s};
    static const QSet<QString> databases{u"db"_s, u"sqlite"_s, u"sqlite3"_s};
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (databases.contains(suffix)) {
        return isDatabaseFile(path) ? FileContent::Database : FileContent::Documents;
    }
    const bool isTranscript = transcripts.contains(suffix) && transcriptFormatOf(path)
        && parentTranscriptOf(path).isEmpty();
    return isTranscript ? FileContent::Transcript : FileContent::Documents;
}

} // namespace baton
