// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/catalog/templateplaceholders.h"
#include "models/values/result.h"

#include <QCoreApplication>

namespace baton {

/// A template that the user saved from a document.
struct UserTemplate
{
    QString kind; ///< id of the document's kind; empty if it has none
    QString name;
    QString path;

    friend bool operator==(const UserTemplate &, const UserTemplate &) = default;
};

/// The user's templates. Each is a file in a folder for its kind, such as
/// "cfd.mesh-plan/Bypass.yaml". Each call reads the folder, so that results are never outdated.
class UserTemplates
{
    Q_DECLARE_TR_FUNCTIONS(baton::UserTemplates)

public:
    explicit UserTemplates(QString folder)
        : m_folder(std::move(folder))
    {
    }

    /// A function that reads the templates of a kind in @p folder. Its result is empty if the
    /// folder does not exist.
    [[nodiscard]] static SavedTemplates reader(const QString &folder);

    /// All templates, sorted by kind and name.
    [[nodiscard]] std::vector<UserTemplate> list() const;
    /// The templates of @p kind with their texts. Unreadable ones are skipped.
    [[nodiscard]] std::vector<Template> of(const QString &kind) const;
    /// Saves @p bytes as @p name, which must not exist yet. @p suffix is the suffix of the file
    /// name.
    [[nodiscard]] Outcome save(const QString &kind, const QString &name, const QString &suffix,
                               const QByteArray &bytes) const;
    [[nodiscard]] static Result<UserTemplate> renamed(const UserTemplate &old, const QString &name);
    [[nodiscard]] static Outcome remove(const UserTemplate &which);

private:
    QString m_folder;
};

} // namespace baton
