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
    QString problem;   ///< reason and place of unreadable content; empty if everything was read
    QStringList files; ///< paths that were checked
};

/// The reviews of one session on disk, in `.baton/reviews/` of the folder that contains the
/// session, never inside the session. There is one YAML file for each gate and author, in a folder
/// with the name of the session and the suffix ".d", so that the changes of two people merge
/// without a conflict. Reviews in the single file that Baton wrote in the past also count, and are
/// changed there.
///
/// Thread-safe and stateless.
class ReviewFile
{
    Q_DECLARE_TR_FUNCTIONS(baton::ReviewFile)

public:
    /// The file for all reviews of the session in the folder @p session, in the workspace @p
    /// workspace; beside the session if it is outside of the workspace. It identifies the reviews
    /// even if it does not exist.
    [[nodiscard]] static QString pathFor(const QString &workspace, const QString &session);
    /// The folder with a file for each review.
    [[nodiscard]] static QString folderFor(const QString &path);
    /// The file of @p review, whether it exists or not.
    [[nodiscard]] static QString fileOf(const QString &path, const Review &review);

    /// The path for the reviews of @p session in the nearest folder above it that contains reviews;
    /// empty if there is none.
    [[nodiscard]] static QString find(const QString &session);
    /// The folders of all sessions of the workspace that reviews are there of, with their paths.
    [[nodiscard]] static QHash<QString, QString> sessionsIn(const QString &workspace);

    /// Empty if there are no files.
    [[nodiscard]] static ReadReviews read(const QString &path);
    /// Adds @p review to the present reviews. Everything else in its file stays unchanged. Fails if
    /// the file cannot be parsed.
    [[nodiscard]] static Outcome add(const QString &path, const Review &review);

    /// The summary of @p reviews.
    [[nodiscard]] static ReviewSummary summaryOf(const Reviews &reviews);

    /// The content of a file with @p reviews.
    [[nodiscard]] static QByteArray written(const Reviews &reviews);
    /// The reviews in the content of such a file. An error names @p path, the mistake and what to
    /// do.
    [[nodiscard]] static Result<Reviews> parsed(const QByteArray &bytes, const QString &path);

private:
    [[nodiscard]] static Result<QByteArray> with(const QString &path, const Review &review);
};

} // namespace baton
