// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/common/console.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/catalog/usertemplates.h"

#include <QHash>
#include <QSet>

namespace baton::cli {

/// The protocols that hold for each file: the built-in ones, the user's own and those of the
/// workspace that the file lies in. Each is loaded once; what is wrong with a protocol's folder is
/// complained of once, and does not stop anything.
class Catalogs
{
public:
    using Catalog = std::shared_ptr<const ProtocolCatalog>;

    explicit Catalogs(Console &console, const QString &language = {});

    /// From now on what one loaded is used by the next one too, until a file of the protocols
    /// changes: for a process that runs many commands, on one thread.
    static void share();

    /// The catalog for the working folder.
    [[nodiscard]] const Catalog &here();
    /// The catalog for the file or folder @p path; "-" lies in the working folder.
    [[nodiscard]] const Catalog &of(const QString &path);
    /// The same for what is known to be no folder.
    [[nodiscard]] const Catalog &ofFile(const QString &path);
    [[nodiscard]] const std::vector<Catalog> &loaded() const { return m_loaded; }
    /// True if every loaded protocol could be read.
    [[nodiscard]] bool areAllReadable() const { return m_complaints.isEmpty(); }

    /// The kind @p name as it is known at one of @p paths or here; null after a complaint.
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
