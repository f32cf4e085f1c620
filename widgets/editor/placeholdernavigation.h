// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/problems/placeholderlist.h"

#include <QObject>

#include <optional>
#include <tuple>

namespace baton {

class EditorTab;

/// Moves through the placeholders of a document with Tab and Shift+Tab, in the form and in the
/// source. Ends with Escape or behind the last placeholder; then Tab works as usual, and the caret
/// is behind the last text that was filled in.
class PlaceholderNavigation : public QObject
{
    Q_OBJECT

public:
    /// @p tab becomes the parent.
    explicit PlaceholderNavigation(EditorTab &tab);

    /// Starts at the first placeholder, in the form, as soon as the document is read.
    void begin() { go(false); }
    /// Continues from the placeholder at @p range, in the active pane.
    void goTo(const HandoffId &handoff, ByteRange range);

Q_SIGNALS:
    /// Shows the number of remaining placeholders and the keys in the status bar.
    void messageRequested(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// The open values, also in a document that does not parse.
    [[nodiscard]] std::vector<PlaceholderEntry> open();
    [[nodiscard]] bool isOnLast();
    void go(bool back);
    /// Moves on. False if no placeholder is left.
    bool goOn(bool back);
    void arrive(const PlaceholderEntry &place, const std::vector<PlaceholderEntry> &places);
    void finish();
    void leaveValue();
    void end(const QString &words = {});
    [[nodiscard]] const PlaceholderEntry *next(const std::vector<PlaceholderEntry> &places,
                                               bool back) const;
    [[nodiscard]] qsizetype offset(bool back) const;
    void select(const PlaceholderEntry &place);
    [[nodiscard]] qsizetype numberInField(const PlaceholderEntry &place) const;

    EditorTab &m_tab;
    bool m_isFirst = true;
    bool m_isInForm = false; ///< true to stay in the form; placeholders that it does not show are
                             ///< visited in the source
    bool m_isOnDetour = false;
    std::vector<PlaceholderEntry> m_been; ///< visited places, to which Shift+Tab returns
    QSet<QString> m_texts;                ///< all texts that were placeholders
    std::optional<bool>
        m_wanted; ///< direction in which to continue when the newest text is analysed
};

} // namespace baton
