// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/languageserver/languageserver.h"

#include "models/languageserver/codeactions.h"
#include "models/languageserver/diagnostics.h"
#include "models/languageserver/documentqueries.h"

#include <QUrl>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

QString uriIn(const QJsonObject &params)
{
    return params.value("textDocument"_L1).toObject().value("uri"_L1).toString();
}

QJsonObject positionIn(const QJsonObject &params)
{
    return params.value("position"_L1).toObject();
}

rpc::Error notOpen(const QString &uri)
{
    return {rpc::Code::InvalidParams, u"No document \"%1\" is open."_s.arg(uri)};
}

/// All diagnostics of @p document that need no question about a place in it.
QJsonArray toldOf(const ServedDocument &document)
{
    return {diagnosticsOf(document), lensesOf(document)};
}

} // namespace

LanguageServer::LanguageServer(rpc::Endpoint &endpoint, Catalogs catalogs, const QString &version,
                               QObject *parent)
    : QObject(parent)
    , m_endpoint(endpoint)
    , m_catalogs(std::move(catalogs))
    , m_version(version)
{
    m_endpoint.setGuard([this](const rpc::Message &message) { return refusalOf(message); });
    addLifecycle();
    addSynchronisation();
    addQuestions();
}

LanguageServer::~LanguageServer() = default;

std::optional<rpc::Error> LanguageServer::refusalOf(const rpc::Message &message) const
{
    const bool isFirst = message.method == "initialize"_L1;
    if (message.method == "exit"_L1 || (m_state == State::Up && !isFirst)
        || (m_state == State::New && isFirst)) {
        return std::nullopt;
    }
    if (m_state == State::New) {
        return rpc::Error(rpc::Code::NotInitialized, u"Send \"initialize\" first."_s);
    }
    return rpc::Error(rpc::Code::InvalidRequest,
                      m_state == State::Down ? u"After \"shutdown\" only \"exit\" is left."_s
                                             : u"\"initialize\" was sent already."_s);
}

void LanguageServer::addLifecycle()
{
    m_endpoint.answer(u"initialize"_s,
                      [this](const QJsonObject &params) { return initialize(params); });
    m_endpoint.listen(u"initialized"_s, [this](const QJsonObject &) { watchFiles(); });
    m_endpoint.answer(u"shutdown"_s, [this](const QJsonObject &) {
        m_state = State::Down;
        m_rechecked.clear();
        m_documents.clear();
        return QJsonValue(QJsonValue::Null);
    });
    m_endpoint.listen(u"exit"_s, [this](const QJsonObject &) { Q_EMIT exitRequested(); });
}

rpc::Answer LanguageServer::initialize(const QJsonObject &params)
{
    m_state = State::Up;
    m_client = ClientAbilities::from(params.value("capabilities"_L1).toObject());
    return QJsonObject{
        {u"capabilities"_s, abilities()},
        {u"serverInfo"_s, QJsonObject{{u"name"_s, u"Baton"_s}, {u"version"_s, m_version}}}};
}

/// Asks the client to report changes of documents by others: agents, and other editors.
void LanguageServer::watchFiles()
{
    if (!m_client.watchesFiles) {
        return;
    }
    const QJsonObject watcher{
        {u"globPattern"_s, u"**/*.{yaml,yml,json,xml,xsd,md,markdown,prompt}"_s}};
    const QJsonObject registration{
        {u"id"_s, u"baton-files"_s},
        {u"method"_s, u"workspace/didChangeWatchedFiles"_s},
        {u"registerOptions"_s, QJsonObject{{u"watchers"_s, QJsonArray{watcher}}}}};
    m_endpoint.request(u"client/registerCapability"_s,
                       {{u"registrations"_s, QJsonArray{registration}}});
}

QJsonObject LanguageServer::abilities() const
{
    const QJsonObject synchronisation{{u"openClose"_s, true},
                                      {u"change"_s, 2}, // by parts
                                      {u"save"_s, QJsonObject{{u"includeText"_s, false}}}};
    const QJsonArray triggers{u":"_s, u" "_s, u"\""_s, u"<"_s};
    QJsonObject abilities{
        {u"positionEncoding"_s, nameOf(m_client.encoding)},
        {u"textDocumentSync"_s, synchronisation},
        {u"completionProvider"_s, QJsonObject{{u"triggerCharacters"_s, triggers}}},
        {u"hoverProvider"_s, true},
        {u"definitionProvider"_s, true},
        {u"documentSymbolProvider"_s, true},
        {u"foldingRangeProvider"_s, true},
        {u"codeLensProvider"_s, QJsonObject{{u"resolveProvider"_s, false}}},
        {u"codeActionProvider"_s,
         QJsonObject{{u"codeActionKinds"_s, QJsonArray{u"quickfix"_s, QString(fixAllKind)}},
                     {u"resolveProvider"_s, m_client.resolvesEdits}}}};
    if (m_client.pullsDiagnostics) {
        abilities.insert(u"diagnosticProvider"_s,
                         QJsonObject{{u"identifier"_s, u"baton"_s},
                                     {u"interFileDependencies"_s, true},
                                     {u"workspaceDiagnostics"_s, false}});
    }
    return abilities;
}

void LanguageServer::addSynchronisation()
{
    m_endpoint.listen(u"textDocument/didOpen"_s,
                      [this](const QJsonObject &params) { open(params); });
    m_endpoint.listen(u"textDocument/didChange"_s, [this](const QJsonObject &params) {
        if (ServedDocument *document = documentOf(params)) {
            document->change(
                params.value("contentChanges"_L1).toArray(),
                params.value("textDocument"_L1).toObject().value("version"_L1).toInt());
        }
    });
    m_endpoint.listen(u"textDocument/didClose"_s,
                      [this](const QJsonObject &params) { close(uriIn(params)); });
    for (const QString &method :
         {u"textDocument/didSave"_s, u"workspace/didChangeWatchedFiles"_s}) {
        m_endpoint.listen(method, [this](const QJsonObject &) { recheckAll(); });
    }
}

void LanguageServer::addQuestions()
{
    answer(u"textDocument/codeAction"_s, [this](const auto &document, const auto &params) {
        return codeActionsOf(document, params, m_client);
    });
    answer(u"textDocument/hover"_s, [this](const auto &document, const auto &params) {
        return hoverAt(document, positionIn(params), rules(document), m_client);
    });
    answer(u"textDocument/completion"_s, [this](const auto &document, const auto &params) {
        return completionListAt(document, positionIn(params), m_client);
    });
    answer(u"textDocument/definition"_s, [](const auto &document, const auto &params) {
        return definitionAt(document, positionIn(params));
    });
    answer(u"textDocument/documentSymbol"_s,
           [this](const auto &document, const auto &) { return symbolsOf(document, m_client); });
    answer(u"textDocument/foldingRange"_s,
           [](const auto &document, const auto &) { return foldsOf(document); });
    answer(u"textDocument/codeLens"_s,
           [](const auto &document, const auto &) { return lensesOf(document); });
    answer(u"textDocument/diagnostic"_s, [](const auto &document, const auto &) {
        return QJsonObject{{u"kind"_s, u"full"_s}, {u"items"_s, diagnosticsOf(document)}};
    });
    m_endpoint.answerLater(
        u"codeAction/resolve"_s, [this](const QJsonObject &action, const rpc::ReplyPtr &reply) {
            const QString uri = action.value("data"_L1).toObject().value("uri"_L1).toString();
            const auto found = m_documents.find(uri);
            if (found == m_documents.end()) {
                reply->send(notOpen(uri));
                return;
            }
            found->second->answerLater(reply, [this, document = found->second.get(), action] {
                return resolvedAction(*document, action, m_client);
            });
        });
}

/// Answers requests called @p method about a document after its latest text was analysed.
void LanguageServer::answer(const QString &method, DocumentAnswer answer)
{
    m_endpoint.answerLater(
        method,
        [this, made = std::move(answer)](const QJsonObject &params, const rpc::ReplyPtr &reply) {
            ServedDocument *document = documentOf(params);
            if (!document) {
                reply->send(notOpen(uriIn(params)));
                return;
            }
            document->answerLater(reply,
                                  [document, made, params] { return made(*document, params); });
        });
}

void LanguageServer::open(const QJsonObject &params)
{
    const QJsonObject text = params.value("textDocument"_L1).toObject();
    const QString uri = text.value("uri"_L1).toString();
    if (uri.isEmpty()) {
        return;
    }
    const QUrl url(uri);
    auto document = std::make_unique<ServedDocument>(
        uri, m_catalogs(url.isLocalFile() ? url.toLocalFile() : QString()), m_client.encoding);
    close(uri); // one that is open already
    ServedDocument &opened = *document;
    connect(&opened, &ServedDocument::analysed, this, [this, &opened] { tell(opened); });
    m_documents[uri] = std::move(document);
    opened.open(text.value("text"_L1).toString(), text.value("version"_L1).toInt());
}

void LanguageServer::close(const QString &uri)
{
    const auto found = m_documents.find(uri);
    if (found == m_documents.end()) {
        return;
    }
    endRecheck(*found->second);
    m_documents.erase(found);
    if (!m_client.pullsDiagnostics) {
        m_endpoint.notify(u"textDocument/publishDiagnostics"_s,
                          {{u"uri"_s, uri}, {u"diagnostics"_s, QJsonArray()}});
    }
}

/// Checks all open documents with a path again: the changed file may be one that they name, a
/// handoff beside them, or the state of their session. Their protocols stay those of open().
void LanguageServer::recheckAll()
{
    for (const auto &[uri, document] : m_documents) {
        if (document->filePath().isEmpty()) {
            continue;
        }
        if (document->isAnalysed()) {
            m_rechecked.try_emplace(document.get(), toldOf(*document));
        }
        document->recheck();
    }
}

/// Tells a client that pulls, after all were judged again, that there are new answers.
void LanguageServer::endRecheck(const ServedDocument &document)
{
    const auto before = m_rechecked.find(&document);
    if (before == m_rechecked.end()) {
        return;
    }
    m_isNewer = m_isNewer || before->second != toldOf(document);
    m_rechecked.erase(before);
    if (!m_rechecked.empty() || !std::exchange(m_isNewer, false)) {
        return;
    }
    if (m_client.pullsDiagnostics && m_client.refreshesDiagnostics) {
        m_endpoint.request(u"workspace/diagnostic/refresh"_s);
    }
    if (m_client.refreshesLenses) {
        m_endpoint.request(u"workspace/codeLens/refresh"_s);
    }
}

/// Pushes the findings to a client that does not pull them.
void LanguageServer::tell(ServedDocument &document)
{
    if (!m_client.pullsDiagnostics) {
        m_endpoint.notify(u"textDocument/publishDiagnostics"_s,
                          {{u"uri"_s, document.uri()},
                           {u"version"_s, document.version()},
                           {u"diagnostics"_s, diagnosticsOf(document)}});
    }
    endRecheck(document);
}

ServedDocument *LanguageServer::documentOf(const QJsonObject &params) const
{
    const auto found = m_documents.find(uriIn(params));
    return found == m_documents.end() ? nullptr : found->second.get();
}

const RuleBook &LanguageServer::rules(const ServedDocument &document)
{
    if (m_ruledBy != document.editor().catalog()) {
        m_ruledBy = document.editor().catalog();
        m_rules = std::make_unique<const RuleBook>(
            std::vector<std::shared_ptr<const ProtocolCatalog>>{m_ruledBy});
    }
    return *m_rules;
}

} // namespace baton
