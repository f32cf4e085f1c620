// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/review/review.h"
#include "models/session/value/reviewstatus.h"
#include "models/values/result.h"

#include <QCoreApplication>

namespace baton {

/// The reviews of a session, and the problems with reading them.
struct ReadReviews
{
    Reviews reviews;   ///< by gate and author
    QString problem;   ///< reason and place of what cannot be read; empty: everything was read
    QStringList files; ///< paths that were checked
};

/// The reviews of one session on disk, in `.baton/reviews/` of the folder that holds the session,
/// never inside the session: one YAML file for each gate and author in a folder that is called as
/// the session with ".d" behind it, so that what two people write merges without a conflict. What
/// stands in the one file for all reviews, which Baton wrote before, counts as well, and is changed
/// there.
///
/// Thread-safe; nothing is kept between calls.
class ReviewFile
{
    Q_DECLARE_TR_FUNCTIONS(baton::ReviewFile)

public:
    /// The file for all reviews of the session in the folder @p session, in the workspace @p
    /// workspace; beside the session if it lies elsewhere. It identifies the reviews even if it
    /// does not exist.
    [[nodiscard]] static QString pathFor(const QString &workspace, const QString &session);
    /// The folder with a file for each review.
    [[nodiscard]] static QString folderFor(const QString &path);
    /// The file of @p review, whether it exists or not.
    [[nodiscard]] static QString fileOf(const QString &path, const Review &review);

    /// The path for the reviews of @p session in the nearest folder above it that contains reviews;
    /// empty: none.
    [[nodiscard]] static QString find(const QString &session);
    /// The folders of all sessions of the workspace that reviews are there of, with their paths.
    [[nodiscard]] static QHash<QString, QString> sessionsIn(const QString &workspace);

    /// Empty if there are no files.
    [[nodiscard]] static ReadReviews read(const QString &path);
    /// Adds @p review to the present reviews; everything else in its file stays as it is. Fails if
    /// the file cannot be parsed.
    [[nodiscard]] static Outcome add(const QString &path, const Review &review);

    /// The summary of @p reviews.
    [[nodiscard]] static ReviewSummary summaryOf(const Reviews &reviews);

    /// The content of a file with @p reviews.
    [[nodiscard]] static QByteArray written(const Reviews &reviews);
    /// The reviews in such a file. An error names @p path, the mistake and what to do.
    [[nodiscard]] static Result<Reviews> parsed(const QByteArray &bytes, const QString &path);

private:
    [[nodiscard]] static Result<QByteArray> with(const QString &path, const Review &review);
};

} // namespace baton
