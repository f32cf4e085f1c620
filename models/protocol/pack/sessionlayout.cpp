// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/pack/sessionlayout.h"

#include "models/strings/pathstrings.h"

#include <QDir>

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The text that the "*" of @p pattern matches in @p name; nullopt if it does not match.
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

bool SessionLayout::isFolderName(const QString &folderName) const
{
    return !folder.isEmpty() && starIn(folder, folderName).has_value();
}

QString SessionLayout::stateFileOf(const QString &path) const
{
    const std::optional<QString> star = starIn(folder, lastNameOf(path));
    if (state.isEmpty() || (state.contains(u'*') && !star)) {
        return {};
    }
    return QDir::cleanPath(path + u'/' + filledStar(state, star.value_or(QString())));
}

QString SessionLayout::handoffFolderOf(const QString &path) const
{
    return QDir::cleanPath(path + u'/' + handoffs);
}

QString SessionLayout::folderOfState(const QString &path) const
{
    // Called for every file; the end of the name excludes nearly all of them.
    const qsizetype end = std::max(state.lastIndexOf(u'*'), state.lastIndexOf(u'/')) + 1;
    if (!path.endsWith(QStringView(state).sliced(end))) {
        return {};
    }
    const std::optional<QString> star = starIn(lastNameOf(state), lastNameOf(path));
    if (state.isEmpty() || !star) {
        return {};
    }
    const QString parent = parentOf(path);
    const QString session =
        state.startsWith("../"_L1) ? parent + u'/' + filledStar(folder, *star) : parent;
    return isSession(session) ? session : QString();
}

bool SessionLayout::isSession(const QString &path) const
{
    const bool isThere = within.isEmpty() || parentOf(path).endsWith(u'/' + within);
    return isThere && isFolderName(lastNameOf(path));
}

QString SessionLayout::nameOf(const QString &path) const
{
    const QString whole = lastNameOf(path);
    const QString star = starIn(folder, whole).value_or(QString());
    const QRegularExpressionMatch match = name.match(star);
    const QString known = match.captured().isEmpty() ? star : match.captured();
    return known.isEmpty() ? whole : known;
}

bool SessionLayout::hasSamePaths(const SessionLayout &other) const
{
    const auto facts = [](const SessionLayout &layout) {
        return std::tie(layout.id, layout.title, layout.folder, layout.within, layout.state,
                        layout.handoffs, layout.name);
    };
    return facts(*this) == facts(other);
}

SessionFolderMatch sessionAround(const SessionLayouts &layouts, const QString &path)
{
    const QString own = parentOf(path);
    for (QString folder = own; !folder.isEmpty(); folder = parentOf(folder)) {
        for (const SessionLayout *const layout : layouts) {
            if (layout->isSession(folder)) {
                return {layout, folder};
            }
        }
    }
    for (const SessionLayout *const layout : layouts) {
        const bool hasFolder = !layout->handoffs.isEmpty() && layout->handoffs != "."_L1;
        if (hasFolder && own.endsWith(u'/' + layout->handoffs)) {
            return {layout, own.chopped(layout->handoffs.size() + 1)};
        }
    }
    return {};
}

bool isOfSession(const SessionLayouts &layouts, const QString &path)
{
    const auto isState = [&path](const SessionLayout *layout) {
        return !layout->folderOfState(path).isEmpty();
    };
    return std::ranges::any_of(layouts, isState) || sessionAround(layouts, path).layout;
}

} // namespace baton
