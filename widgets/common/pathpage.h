// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// A page that shows what is at a path or URL, by which it is found again at the next start.
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
