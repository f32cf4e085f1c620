// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/placeholdernavigation.h"

#include "widgets/editor/editortab.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/completionpopup.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>
#include <limits>

namespace baton {

PlaceholderNavigation::PlaceholderNavigation(EditorTab &tab)
    : QObject(&tab)
    , m_tab(tab)
{
    qApp->installEventFilter(this);
    const auto read = [this] {
        if (m_wanted && m_tab.document().isAnalysed() && !goOn(*m_wanted)) {
            finish();
        }
    };
    connect(&tab.document(), &EditorDocument::analysed, this, read);
}

void PlaceholderNavigation::goTo(const HandoffId &handoff, ByteRange range)
{
    const auto places = open();
    const auto place = std::ranges::find_if(places, [&](const PlaceholderEntry &each) {
        return each.place == handoff && each.range == range;
    });
    if (place == places.end()) {
        return;
    }
    m_wanted.reset();
    m_isFirst = false;
    m_isInForm = m_tab.leadsIntoForm();
    arrive(*place, places);
}

bool PlaceholderNavigation::eventFilter(QObject *watched, QEvent *event)
{
    auto *widget = qobject_cast<QWidget *>(watched);
    if (event->type() != QEvent::KeyPress || !widget || !m_tab.isAncestorOf(widget)) {
        return QObject::eventFilter(watched, event);
    }
    CompletionPopup &completion = m_tab.source().edit().completion();
    const auto *key = static_cast<QKeyEvent *>(event);
    const auto modifiers = key->modifiers() & ~Qt::KeypadModifier;
    if (key->key() == Qt::Key_Escape && modifiers == Qt::NoModifier && !completion.isVisible()) {
        end();
        return true;
    }
    const bool isBack = key->key() == Qt::Key_Backtab && modifiers == Qt::ShiftModifier;
    if (!isBack && (key->key() != Qt::Key_Tab || modifiers != Qt::NoModifier)) {
        return QObject::eventFilter(watched, event);
    }
    completion.hide(); // Return accepts a suggestion, and Tab moves on
    m_tab.document().analyseNow();
    if (m_tab.document().isAnalysed() && open().empty()) {
        finish();
        return !m_tab.isFormActive(); // in the source, Tab would change the value
    }
    if (!isBack && isOnLast()) {
        return QObject::eventFilter(watched, event); // for example in a field that rejects the text
    }
    go(isBack);
    return true;
}

/// True if the only remaining placeholder is in the current field.
bool PlaceholderNavigation::isOnLast()
{
    if (!m_tab.document().isAnalysed() || !m_tab.isFormActive()) {
        return false;
    }
    const auto places = open();
    return places.size() == 1 && places.front().place == m_tab.handoff()
        && places.front().path == m_tab.form().currentPath();
}

std::vector<PlaceholderEntry> PlaceholderNavigation::open()
{
    const std::vector<PlaceholderEntry> places =
        placeholdersOf(*m_tab.document().snapshot(), m_texts);
    for (const PlaceholderEntry &place : places) {
        m_texts.insert(place.text);
    }
    return places;
}

void PlaceholderNavigation::go(bool back)
{
    m_wanted = back;
    if (m_tab.document().isAnalysed() && !goOn(back)) {
        finish();
    }
}

bool PlaceholderNavigation::goOn(bool back)
{
    m_wanted.reset();
    const auto places = open();
    const auto known = back ? withFilled(places, m_been, *m_tab.document().snapshot()) : places;
    if (!m_isOnDetour) {
        m_isInForm = m_tab.isFormVisible() && (m_isFirst || m_tab.isFormActive());
    }
    const PlaceholderEntry *place = next(known, back);
    m_isFirst = false;
    if (!place) {
        return false;
    }
    arrive(*place, places);
    return true;
}

void PlaceholderNavigation::arrive(const PlaceholderEntry &place,
                                   const std::vector<PlaceholderEntry> &places)
{
    select(place);
    Q_EMIT messageRequested(
        tr("%n place(s) to fill in. Tab goes to the next one, Escape ends this.", nullptr,
           openCount(*m_tab.document().snapshot(), places)));
}

/// Ends the navigation when no placeholder is left. A message explains what Tab does from now on.
void PlaceholderNavigation::finish()
{
    if (!open().empty() || m_been.empty()) {
        end();
        return;
    }
    leaveValue();
    const int left = openCount(*m_tab.document().snapshot()); // for example a list without entries
    end(left > 0 ? tr("%n place(s) are still empty. Tab is an ordinary key again.", nullptr, left)
                 : tr("All places are filled in. Tab is an ordinary key again."));
}

/// Moves the caret behind the closing quote, because Tab would otherwise insert into the value.
void PlaceholderNavigation::leaveValue()
{
    if (m_tab.isFormActive()) {
        return;
    }
    SourceEdit &edit = m_tab.source().edit();
    const qsizetype caret = edit.caretOffset();
    const SnapshotPtr snapshot = m_tab.document().snapshot();
    const QByteArrayView bytes = snapshot->bytes;
    for (const PlaceholderEntry &filled : withFilled({}, m_been, *snapshot)) {
        const qsizetype end = filled.range.end;
        const bool isQuoted = end < bytes.size() && (bytes[end] == '"' || bytes[end] == '\'');
        if (isQuoted && filled.range.touches(caret)) {
            edit.select(end + 1, end + 1);
            return;
        }
    }
}

void PlaceholderNavigation::end(const QString &words)
{
    qApp->removeEventFilter(this);
    Q_EMIT messageRequested(words);
    disconnect(&m_tab.document(), nullptr, this, nullptr);
    deleteLater();
}

/// The next placeholder in document order, with wrap-around. The form starts with the first one
/// that it shows.
const PlaceholderEntry *PlaceholderNavigation::next(const std::vector<PlaceholderEntry> &places,
                                                    bool back) const
{
    const auto beside = m_tab.isFormActive() ? m_tab.form().placeholderBeside(back) : std::nullopt;
    for (const PlaceholderEntry &place : places) {
        if (!m_isFirst && beside && place.place == m_tab.handoff()
            && place.path == m_tab.form().currentPath() && numberInField(place) == *beside) {
            return &place;
        }
    }
    std::vector<const PlaceholderEntry *> ordered;
    for (const PlaceholderEntry &place : places) {
        ordered.push_back(&place);
    }
    const auto beginOf = [](const PlaceholderEntry *place) { return place->range.begin; };
    std::ranges::sort(ordered, {}, beginOf);
    if (m_isFirst && m_isInForm) {
        const auto shown = std::ranges::find_if(
            ordered, [](const PlaceholderEntry *place) { return !place->path.isRoot(); });
        std::rotate(ordered.begin(), shown == ordered.end() ? ordered.begin() : shown,
                    ordered.end());
    }
    if (m_isFirst || ordered.empty()) {
        return ordered.empty() ? nullptr : ordered.front();
    }
    const qsizetype here = offset(back);
    if (back) {
        std::ranges::reverse(ordered);
    }
    const auto found = std::ranges::find_if(ordered, [&](const PlaceholderEntry *place) {
        return back ? beginOf(place) < here : beginOf(place) > here;
    });
    return found == ordered.end() ? ordered.front() : *found;
}

/// The user's position: the start of the field or of the selection.
qsizetype PlaceholderNavigation::offset(bool back) const
{
    if (!m_tab.isFormActive()) {
        const ByteRange selected = m_tab.source().edit().selectedBytes();
        const qsizetype caret = m_tab.source().edit().caretOffset();
        return selected.isEmpty() ? caret - (back ? 0 : 1) : selected.begin;
    }
    const auto &documents = m_tab.document().snapshot()->parsed.documents;
    const auto number = static_cast<size_t>(m_tab.handoff().document);
    if (number >= documents.size()) {
        return -1;
    }
    const Tree &tree = documents[number].tree;
    const NodeId node = tree.find(m_tab.form().currentPath());
    if (node == noNode) {
        return -1;
    }
    return back ? tree.at(node).range.begin : tree.at(node).range.end - 1;
}

void PlaceholderNavigation::select(const PlaceholderEntry &place)
{
    const bool isShownInForm = !place.path.isRoot();
    const auto isHere = [&](const PlaceholderEntry &been) {
        return been.place == place.place && been.path == place.path;
    };
    if (isShownInForm && std::ranges::none_of(m_been, isHere)) {
        m_been.push_back(place);
    }
    m_isOnDetour = m_isInForm && !isShownInForm;
    if (m_isInForm && isShownInForm) {
        m_tab.form().showHandoff(place.place);
        m_tab.form().revealPlaceholder(place.path, numberInField(place));
        return;
    }
    m_tab.setSourceVisible(true);
    m_tab.source().revealRange(place.range);
    // With the caret at the start, the key of a long line stays visible.
    m_tab.source().edit().select(place.range.end, place.range.begin);
    m_tab.source().edit().setFocus();
}

/// The index of @p place among the placeholders of its value; 0 if it was filled in.
qsizetype PlaceholderNavigation::numberInField(const PlaceholderEntry &place) const
{
    qsizetype number = 0;
    for (const PlaceholderEntry &other : placeholdersOf(*m_tab.document().snapshot())) {
        if (other.place == place.place && other.path == place.path
            && other.range.begin < place.range.begin) {
            ++number;
        }
    }
    return number;
}

} // namespace baton
