// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/sessionlayout.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// What the "*" of @p pattern stands for in @p name; nothing when they do not fit.
std::optional<QString> starIn(const QString &pattern, const QString &name)
{
    const qsizetype star = pattern.indexOf(u'*');
    if (star < 0) {
        return pattern == name ? std::optional(QString()) : std::nullopt;
    }
    const QStringView head = QStringView(pattern).first(star);
    const QStringView tail = QStringView(pattern).sliced(star + 1);
    const bool fits =
        name.size() > head.size() + tail.size() && name.startsWith(head) && name.endsWith(tail);
    return fits ? std::optional(name.sliced(star, name.size() - head.size() - tail.size()))
                : std::nullopt;
}

QString filledStar(QString pattern, const QString &star)
{
    return pattern.replace(u'*', star);
}

} // namespace

bool SessionLayout::isFolderName(const QString &name) const
{
    return !folder.isEmpty() && starIn(folder, name).has_value();
}

QString SessionLayout::stateFileOf(const QString &path) const
{
    const std::optional<QString> star = starIn(folder, path.section(u'/', -1));
    if (state.isEmpty() || (state.contains(u'*') && !star)) {
        return {};
    }
    return QDir::cleanPath(path + u'/' + filledStar(state, star.value_or(QString())));
}

QString SessionLayout::folderOfState(const QString &path) const
{
    const std::optional<QString> star = starIn(state.section(u'/', -1), path.section(u'/', -1));
    if (state.isEmpty() || !star) {
        return {};
    }
    const QString parent = path.section(u'/', 0, -2);
    return state.startsWith("../"_L1) ? parent + u'/' + filledStar(folder, *star) : parent;
}

} // namespace baton
