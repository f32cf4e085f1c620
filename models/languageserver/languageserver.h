// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/rulebook.h"
#include "models/jsonrpc/endpoint.h"
#include "models/languageserver/clientabilities.h"
#include "models/languageserver/serveddocument.h"

#include <map>

namespace baton {

/// Serves the language server protocol 3.17 to the client at the other side of an endpoint: the
/// window's findings on open documents, for any editor. It changes no file.
class LanguageServer : public QObject
{
    Q_OBJECT

public:
    /// The protocols for the file at a path, which is empty for a text without a file.
    using Catalogs = std::function<std::shared_ptr<const ProtocolCatalog>(const QString &path)>;

    /// @p endpoint must outlive it; @p version is Baton's own.
    LanguageServer(rpc::Endpoint &endpoint, Catalogs catalogs, const QString &version,
                   QObject *parent = nullptr);
    ~LanguageServer() override;

    /// The exit code when the client leaves now: 0 once it sent "shutdown".
    [[nodiscard]] int exitCode() const { return m_state == State::Down ? 0 : 1; }

Q_SIGNALS:
    /// The client sent "exit".
    void exitRequested();

private:
    enum class State { New, Up, Down };
    using DocumentAnswer =
        std::function<rpc::Answer(const ServedDocument &document, const QJsonObject &params)>;

    [[nodiscard]] std::optional<rpc::Error> refusalOf(const rpc::Message &message) const;
    [[nodiscard]] rpc::Answer initialize(const QJsonObject &params);
    [[nodiscard]] QJsonObject abilities() const;
    void addLifecycle();
    void watchFiles();
    void addSynchronisation();
    void addQuestions();
    void answer(const QString &method, DocumentAnswer answer);

    void open(const QJsonObject &params);
    void close(const QString &uri);
    void recheckAll();
    void tell(ServedDocument &document);
    void endRecheck(const ServedDocument &document);
    [[nodiscard]] ServedDocument *documentOf(const QJsonObject &params) const;
    [[nodiscard]] const RuleBook &rules(const ServedDocument &document);

    rpc::Endpoint &m_endpoint;
    Catalogs m_catalogs;
    QString m_version;
    State m_state = State::New;
    ClientAbilities m_client;
    std::map<QString, std::unique_ptr<ServedDocument>> m_documents; ///< by URI
    /// Diagnostics before the recheck, by document.
    std::map<const ServedDocument *, QJsonArray> m_rechecked;
    bool m_isNewer = false; ///< the diagnostics of a rechecked document changed
    std::shared_ptr<const ProtocolCatalog> m_ruledBy; ///< catalog of m_rules
    std::unique_ptr<const RuleBook> m_rules;
};

} // namespace baton
