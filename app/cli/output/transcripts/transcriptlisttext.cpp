// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/transcripts/transcriptlisttext.h"

#include "app/cli/common/jsonarray.h"
#include "app/cli/common/textformat.h"
#include "app/cli/output/transcripts/transcriptwriter.h"
#include "models/strings/joinedparts.h"
#include "models/transcript/value/transcript.h"
#include "models/values/timetext.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QString transcriptLine(const TranscriptSummary &one)
{
    const QString agents = one.agentFiles == 0
        ? QString()
        : counted(one.agentFiles, u"agent file"_s, u"agent files"_s);
    return joinedParts({timetext::shortMoment(recordedTime(one.started)), formatName(one.format),
                        QLocale::c().formattedDataSize(one.size), agents, oneLine(one.request),
                        oneLine(one.path)},
                       u" · ")
        + u'\n';
}

} // namespace

QString transcriptListText(const std::vector<TranscriptSummary> &transcripts)
{
    QString text;
    for (const TranscriptSummary &one : transcripts) {
        text += transcriptLine(one);
    }
    return text;
}

QByteArray transcriptListJson(const std::vector<TranscriptSummary> &transcripts)
{
    const auto object = [](const TranscriptSummary &one) {
        return QJsonObject{{u"path"_s, one.path},
                           {u"format"_s, formatName(one.format)},
                           {u"workingFolder"_s, one.workingFolder},
                           {u"request"_s, one.request},
                           {u"started"_s, timeJson(one.started)},
                           {u"size"_s, one.size},
                           {u"agentFiles"_s, one.agentFiles}};
    };
    return QJsonDocument(QJsonObject{{u"transcripts"_s, arrayOf(transcripts, object)}}).toJson();
}

} // namespace baton::cli
