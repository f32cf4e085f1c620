// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/console.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/catalog/usertemplates.h"

#include <QHash>
#include <QSet>

namespace baton::cli {

/// The protocols for each file: the built-in ones, those of the user and those of the workspace
/// that contains the file. Each is loaded once. Problems of a protocol folder are printed once and
/// do not stop the command.
class Catalogs
{
public:
    using Catalog = std::shared_ptr<const ProtocolCatalog>;

    explicit Catalogs(Console &console, const QString &language = {});

    /// Shares loaded catalogs between all objects of this class, until a file of the protocols
    /// changes: for a process that runs many commands on one thread.
    static void share();

    /// The catalog for the working directory.
    [[nodiscard]] const Catalog &here();
    /// The catalog for the file or folder @p path; "-" means the working directory.
    [[nodiscard]] const Catalog &of(const QString &path);
    /// The catalog for a path that is not a folder.
    [[nodiscard]] const Catalog &ofFile(const QString &path);
    [[nodiscard]] const std::vector<Catalog> &loaded() const { return m_loaded; }
    /// True if every loaded protocol could be read.
    [[nodiscard]] bool areAllReadable() const { return m_complaints.isEmpty(); }

    /// The kind @p name according to the catalogs of @p paths and here(); null after an error
    /// message.
    [[nodiscard]] const Kind *kindNamed(const QString &name, const QStringList &paths = {});

private:
    const Catalog &ofFolder(const QString &folder);
    const Catalog &load(const QString &protocols);
    [[nodiscard]] Catalog loaded(const QStringList &folders) const;
    void reportNewProblems(const std::vector<PackProblem> &problems, QSet<QString> &told);

    Console &m_console;
    QString m_language;
    QHash<QString, QString> m_protocols; ///< protocols folder of the workspace, by folder
    QHash<QString, Catalog> m_catalogs;  ///< by protocols folder
    QHash<QString, Catalog>
        m_byFolder; ///< catalog for the files of a folder, by the folder as spelt in paths
    std::vector<Catalog> m_loaded;
    QSet<QString> m_complaints;
    QSet<QString> m_notices;
};

/// The templates that the user saved.
[[nodiscard]] UserTemplates userTemplates();

} // namespace baton::cli
