// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/problems/placeholderlist.h"

#include <QObject>

#include <optional>
#include <tuple>

namespace baton {

class EditorTab;

/// Leads through the placeholders of a document by Tab and Shift+Tab, in the form and in the
/// source. Ends with Escape, or when none is left; then Tab is what it always is, and the caret
/// stands behind what was filled in last.
class PlaceholderNavigation : public QObject
{
    Q_OBJECT

public:
    /// Belongs to @p tab.
    explicit PlaceholderNavigation(EditorTab &tab);

    /// Begins with the first placeholder, in the form, as soon as the document was read.
    void begin();
    /// Goes on from the placeholder at @p range, in the pane where the reader is.
    void goTo(const HandoffId &handoff, ByteRange range);

Q_SIGNALS:
    /// The number of those that are left and the keys that lead on; for the status bar.
    void messageRequested(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// The open values, also in a document that does not parse just now.
    [[nodiscard]] std::vector<PlaceholderEntry> open();
    [[nodiscard]] bool isOnLast();
    void go(bool back);
    /// False when none is left.
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
    bool m_isInForm =
        false; ///< in the form; places that the form does not show are a detour through the source
    bool m_isOnDetour = false;
    std::vector<PlaceholderEntry> m_been; ///< visited places, to which Shift+Tab returns
    QSet<QString> m_texts;                ///< all texts that were placeholders
    std::optional<bool> m_wanted; ///< direction to continue in once the newest text is analysed
};

} // namespace baton
