// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/parts/windowsettings.h"

#include <QCryptographicHash>
#include <QHash>
#include <QMainWindow>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int layoutVersion = 1; // of the docks and tool bars
constexpr qsizetype maxRecent = 15;

/// A key for @p path: settings keys must not contain slashes.
QString keyOf(const QString &path)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex());
}

QString layoutKey(const QString &workspace, const QString &name)
{
    const QString place = workspace.isEmpty() ? u"none"_s : keyOf(workspace);
    return u"workspaces/%1/%2"_s.arg(place, name);
}

} // namespace

WindowSettings::WindowSettings(QSettings &settings)
    : m_settings(settings)
{
}

void WindowSettings::saveLayout(const QMainWindow &window, const QString &workspace)
{
    m_settings.setValue(u"window/geometry"_s, window.saveGeometry());
    m_settings.setValue(layoutKey(workspace, u"state"_s), window.saveState(layoutVersion));
}

bool WindowSettings::restoreLayout(QMainWindow &window, const QString &workspace)
{
    if (!window.isVisible()) { // a visible window stays where the user put it
        window.restoreGeometry(m_settings.value(u"window/geometry"_s).toByteArray());
    }
    const QByteArray state = m_settings.value(layoutKey(workspace, u"state"_s)).toByteArray();
    if (state.isEmpty()) {
        return false;
    }
    return window.restoreState(state, layoutVersion);
}

QByteArray WindowSettings::partsOf(const QString &tab, const QString &workspace) const
{
    return m_settings.value(layoutKey(workspace, u"parts-"_s + tab)).toByteArray();
}

void WindowSettings::setPartsOf(const QString &tab, const QString &workspace,
                                const QByteArray &parts)
{
    m_settings.setValue(layoutKey(workspace, u"parts-"_s + tab), parts);
}

QString WindowSettings::schemaOf(const QString &workspace) const
{
    return m_settings.value(layoutKey(workspace, u"schema"_s)).toString();
}

void WindowSettings::setSchemaOf(const QString &workspace, const QString &file)
{
    const QString key = layoutKey(workspace, u"schema"_s);
    if (file.isEmpty()) {
        m_settings.remove(key);
    } else {
        m_settings.setValue(key, file);
    }
}

QStringList WindowSettings::tabsOf(const QString &workspace) const
{
    return m_settings.value(layoutKey(workspace, u"tabs"_s)).toStringList();
}

void WindowSettings::setTabsOf(const QString &workspace, const QStringList &tabs)
{
    m_settings.setValue(layoutKey(workspace, u"tabs"_s), tabs);
}

QStringList WindowSettings::foldingOf(const QString &workspace) const
{
    return m_settings.value(layoutKey(workspace, u"folding"_s)).toStringList();
}

void WindowSettings::setFoldingOf(const QString &workspace, const QStringList &folding)
{
    m_settings.setValue(layoutKey(workspace, u"folding"_s), folding);
}

int WindowSettings::zoomPercent() const
{
    return m_settings.value(u"source/zoom"_s, 100).toInt();
}

void WindowSettings::setZoomPercent(int percent)
{
    m_settings.setValue(u"source/zoom"_s, percent);
}

QStringList WindowSettings::recentFiles() const
{
    return m_settings.value(u"recent/files"_s).toStringList();
}

QStringList WindowSettings::recentFolders() const
{
    return m_settings.value(u"recent/folders"_s).toStringList();
}

namespace {

void noteIn(QSettings &settings, const QString &key, const QString &path)
{
    QStringList list = settings.value(key).toStringList();
    list.removeAll(path);
    list.prepend(path);
    settings.setValue(key, list.first(std::min(list.size(), maxRecent)));
}

} // namespace

void WindowSettings::noteFile(const QString &path)
{
    noteIn(m_settings, u"recent/files"_s, path);
}

void WindowSettings::noteFolder(const QString &path)
{
    noteIn(m_settings, u"recent/folders"_s, path);
}

void WindowSettings::clearRecent()
{
    m_settings.remove(u"recent"_s);
}

namespace {

constexpr qsizetype partsOfChoice = 5;

/// "0", "SCOUT_TO_ARENA_HANDOFF", "arena.scout-to-arena", "0f3c…", "2" for each choice: number of
/// the document, root key, kind, fingerprint of its content, number of documents in the file.
QStringList writtenChoices(const SavedChoices &choices)
{
    QStringList list;
    for (const SavedChoice &kept : choices) {
        const HandoffChoice &choice = kept.choice;
        if (!choice.kind.isEmpty()) {
            list << QString::number(choice.place.document) << choice.place.root << choice.kind
                 << QString::fromLatin1(kept.content) << QString::number(kept.documents);
        }
    }
    return list;
}

SavedChoices readChoices(const QStringList &list)
{
    SavedChoices choices;
    for (qsizetype i = 0; i + partsOfChoice <= list.size(); i += partsOfChoice) {
        choices.push_back({{{list[i].toInt(), list[i + 1]}, list[i + 2], 0},
                           list[i + 3].toLatin1(),
                           list[i + 4].toInt()});
    }
    return choices;
}

} // namespace

SavedChoices WindowSettings::kindsOf(const QString &path) const
{
    return readChoices(m_settings.value(u"chosenKinds/"_s + keyOf(path)).toStringList());
}

std::function<SavedChoices(const QString &)> WindowSettings::chosenKinds() const
{
    QHash<QString, SavedChoices> kinds;
    m_settings.beginGroup(u"chosenKinds"_s);
    const QStringList keys = m_settings.childKeys();
    for (const QString &key : keys) {
        kinds.insert(key, readChoices(m_settings.value(key).toStringList()));
    }
    m_settings.endGroup();
    return [kinds](const QString &path) { return kinds.value(keyOf(path)); };
}

void WindowSettings::setKindsOf(const QString &path, const SavedChoices &choices)
{
    const QStringList written = writtenChoices(choices);
    if (written.isEmpty()) {
        m_settings.remove(u"chosenKinds/"_s + keyOf(path));
    } else {
        m_settings.setValue(u"chosenKinds/"_s + keyOf(path), written);
    }
}

} // namespace baton
