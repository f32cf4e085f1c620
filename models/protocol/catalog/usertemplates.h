// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/templateplaceholders.h"
#include "models/values/result.h"

#include <QCoreApplication>

namespace baton {

/// A template that the user saved from a document of their own.
struct UserTemplate
{
    QString kind; ///< id of the document's kind; empty: none
    QString name;
    QString path;

    friend bool operator==(const UserTemplate &, const UserTemplate &) = default;
};

/// The user's templates: one file each in a folder of the kind, "cfd.mesh-plan/Bypass.yaml". Reads
/// the folder with every call, so that nothing gets stale.
class UserTemplates
{
    Q_DECLARE_TR_FUNCTIONS(baton::UserTemplates)

public:
    explicit UserTemplates(QString folder)
        : m_folder(std::move(folder))
    {
    }

    /// Reads those of a kind in @p folder; empty where there is no such folder.
    [[nodiscard]] static SavedTemplates reader(const QString &folder);

    /// All templates, sorted by kind and name.
    [[nodiscard]] std::vector<UserTemplate> list() const;
    /// The templates of @p kind with their texts; unreadable ones are left out.
    [[nodiscard]] std::vector<Template> of(const QString &kind) const;
    /// Saves @p bytes under @p name, which must not be taken; @p suffix as of the file's name.
    [[nodiscard]] Outcome save(const QString &kind, const QString &name, const QString &suffix,
                               const QByteArray &bytes) const;
    [[nodiscard]] static Result<UserTemplate> renamed(const UserTemplate &old, const QString &name);
    [[nodiscard]] static Outcome remove(const UserTemplate &which);

private:
    QString m_folder;
};

} // namespace baton
