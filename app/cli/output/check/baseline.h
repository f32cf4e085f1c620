// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/output/check/filereport.h"
#include "models/values/result.h"

#include <QMap>

namespace baton::cli {

/// The errors and warnings that a project lives with: only what comes on top of them counts. A
/// finding is known by its file, the kind of its document, its rule and its place, whatever line
/// that stands on; in a list every entry is the same place, and as many may have it as had it.
class Baseline
{
public:
    /// The findings of @p reports. Paths of files are relative to the folder of @p path.
    [[nodiscard]] static Baseline of(const FileReports &reports, const QString &path);
    /// The one that was saved in the file @p path.
    [[nodiscard]] static Result<Baseline> read(const QString &path);
    [[nodiscard]] Outcome save() const;

    /// Tells in @p reports which of their findings it holds.
    void mark(FileReports &reports) const;

private:
    explicit Baseline(const QString &path);

    /// The file, kind, rule and place of a finding.
    using Key = QStringList;
    [[nodiscard]] Key keyOf(const FileReport &file, const DocumentReport &document,
                            const Finding &part) const;
    [[nodiscard]] static Result<QMap<Key, int>> countsIn(const QByteArray &bytes);

    QString m_path;
    QString m_folder;
    QMap<Key, int> m_counts;
};

} // namespace baton::cli
