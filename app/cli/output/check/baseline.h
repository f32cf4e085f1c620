// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/output/check/filereport.h"
#include "models/values/result.h"

#include <QMap>

namespace baton::cli {

/// Known errors and warnings of a project: only additional ones count. A finding is identified by
/// its file, the kind of its document, its rule and its place, independent of the line; all entries
/// of a list are the same place, which may have as many findings as before.
class Baseline
{
public:
    /// The findings of @p reports. Paths of files are relative to the folder of @p path.
    [[nodiscard]] static Baseline of(const FileReports &reports, const QString &path);
    /// Reads the baseline in the file @p path.
    [[nodiscard]] static Result<Baseline> read(const QString &path);
    /// Replaces an earlier baseline only: fails if the file has any other content.
    [[nodiscard]] Outcome save() const;

    /// Marks the findings of @p reports that the baseline contains.
    void mark(FileReports &reports) const;

private:
    explicit Baseline(const QString &path);

    /// The file, kind, rule and place of a finding.
    using Key = QStringList;
    /// The path of @p file from the folder of the baseline, whichever links lead to either.
    [[nodiscard]] QString pathOf(const FileReport &file) const;
    [[nodiscard]] static Key keyOf(const QString &path, const DocumentReport &document,
                                   const Finding &part);
    [[nodiscard]] static Result<QMap<Key, int>> countsIn(const QByteArray &bytes);

    QString m_path;
    QString m_folder;
    QMap<Key, int> m_counts;
};

} // namespace baton::cli
