// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/languageserver/serveddocument.h"

#include "models/protocol/catalog/catalog.h"
#include "models/session/checks/list/statefindings.h"

#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString pathOf(const QString &uri)
{
    const QUrl url(uri);
    return url.isLocalFile() ? url.toLocalFile() : QString();
}

} // namespace

ServedDocument::ServedDocument(const QString &uri, std::shared_ptr<const ProtocolCatalog> catalog,
                               PositionEncoding encoding, QObject *parent)
    : QObject(parent)
    , m_uri(uri)
    , m_encoding(encoding)
    , m_positions({}, encoding)
    , m_editor(std::move(catalog))
{
    m_editor.buffer().history().setUndoLimit(1); // the client undoes
    m_editor.setHandoffExpected(false);
    connect(&m_editor, &EditorDocument::analysed, this, &ServedDocument::takeAnalysis);
}

ServedDocument::~ServedDocument()
{
    for (const Waiting &each : m_waiting) {
        each.reply->send(rpc::Error(rpc::Code::ContentModified, u"The document was closed."_s));
    }
}

void ServedDocument::open(const QString &text, int version)
{
    m_version = version;
    const QString path = pathOf(m_uri);
    const auto judgeState = [states = m_states, path](const SnapshotPtr &now, const LastValid &,
                                                      const auto &catalog) {
        if (!catalog->mayBeState(path)) {
            return;
        }
        auto judged = std::make_shared<StateReport>(StateReport{now, now->report});
        const bool isState =
            addStateFindings(judged->report, now->bytes, now->parsed, path, *catalog);
        const QMutexLocker lock(&states->mutex);
        states->newest = isState ? std::move(judged) : nullptr;
    };
    if (!path.isEmpty()) {
        m_editor.setPreparation(judgeState);
    }
    m_editor.load(text.toUtf8(), path);
}

void ServedDocument::change(const QJsonArray &changes, int version)
{
    m_version = version;
    QByteArray bytes = m_editor.buffer().bytes();
    for (const QJsonValue value : changes) {
        const QJsonObject each = value.toObject();
        const QJsonValue range = each.value("range"_L1);
        const ByteRange place = range.isObject()
            ? TextPositions(bytes, m_encoding).rangeFrom(range.toObject())
            : ByteRange{0, bytes.size()};
        bytes.replace(place.begin, place.length(), each.value("text"_L1).toString().toUtf8());
    }
    m_editor.buffer().replaceAll(bytes, {});
}

void ServedDocument::answerLater(const rpc::ReplyPtr &reply, std::function<rpc::Answer()> answer)
{
    m_waiting.push_back({reply, std::move(answer)});
    if (m_editor.isAnalysed() && m_editor.snapshot()->revision > 0) {
        answerWaiting();
    }
}

void ServedDocument::takeAnalysis()
{
    if (!m_editor.isAnalysed()) {
        return; // a newer text waits for its own
    }
    m_isAnalysed = true;
    m_positions = TextPositions(snapshot()->bytes, m_encoding);
    {
        const QMutexLocker lock(&m_states->mutex);
        const bool isOfIt = m_states->newest && m_states->newest->snapshot == snapshot();
        m_state = isOfIt ? m_states->newest : nullptr;
    }
    answerWaiting();
    Q_EMIT analysed();
}

void ServedDocument::answerWaiting()
{
    for (const Waiting &each : std::exchange(m_waiting, {})) {
        if (!each.reply->isDone()) {
            each.reply->send(each.answer());
        }
    }
}

} // namespace baton
