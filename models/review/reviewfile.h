// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/core/result.h"
#include "models/review/review.h"

#include <QCoreApplication>

namespace baton {

/// The reviews of one session on disk: a YAML file in `.baton/reviews/` of the folder that holds
/// the session, never inside the session.
///
/// Each review is a block of its own lines, ordered by gate and author, so that what two people
/// wrote merges without a conflict. Thread-safe; nothing is kept between calls.
class ReviewFile
{
    Q_DECLARE_TR_FUNCTIONS(baton::ReviewFile)

public:
    /// Of the session in the folder @p session, in the workspace @p workspace; beside the session
    /// when it lies elsewhere.
    [[nodiscard]] static QString pathFor(const QString &workspace, const QString &session);

    /// The file with reviews of @p session in the nearest folder above it that has one; empty when
    /// none does.
    [[nodiscard]] static QString find(const QString &session);

    /// None when there is no file.
    [[nodiscard]] static Result<Reviews> read(const QString &path);
    /// Adds @p review to what the file holds by now, and answers with all of that; whatever else
    /// stands there stays as it is. Refused when the file cannot be understood.
    [[nodiscard]] static Result<Reviews> add(const QString &path, const Review &review);

    /// @p reviews as the whole of a file.
    [[nodiscard]] static QByteArray written(const Reviews &reviews);
    /// What such a file says. An error names @p path, what is wrong in it and what to do.
    [[nodiscard]] static Result<Reviews> parsed(const QByteArray &bytes, const QString &path);

private:
    [[nodiscard]] static Result<QByteArray> with(const QString &path, const Review &review);
};

} // namespace baton
