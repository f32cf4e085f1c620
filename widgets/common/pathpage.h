// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// A page that shows a path or URL, by which it is restored at the next start.
class PathPage
{
public:
    virtual ~PathPage() = default;

    /// Empty until it is known.
    [[nodiscard]] virtual QString path() const = 0;

protected:
    PathPage() = default;
    Q_DISABLE_COPY_MOVE(PathPage)
};

} // namespace baton
