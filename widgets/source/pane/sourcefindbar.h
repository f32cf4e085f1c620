// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/textedit.h"
#include "widgets/common/findbar.h"
#include "widgets/source/text/textsearch.h"

#include <limits>
#include <memory>
#include <optional>

class QGridLayout;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace baton {

class SourceEdit;

/// Find and replace in the source: one line, and a second one for replacing.
///
/// Matches are found as you type, starting at the caret. A worker searches long documents and
/// patterns, and computes many replacements, which are one undo step. Another query or closing the
/// bar cancels that.
class SourceFindBar final : public FindBar
{
    Q_OBJECT

public:
    explicit SourceFindBar(SourceEdit &edit, QWidget *parent = nullptr);
    ~SourceFindBar() override;

    /// Shows the bar with the selected text, if that is on one line.
    void open(bool replaces);
    void close() override;

    [[nodiscard]] int matchCount() const { return static_cast<int>(m_result->matches.size()); }
    [[nodiscard]] bool isSearching() const { return m_isSearching; }
    /// All matches are about to be replaced.
    [[nodiscard]] bool isReplacing() const { return m_toReplace == everything; }

public Q_SLOTS:
    void findNext();
    void findPrevious();
    void replaceCurrent() { ask(1); }
    void replaceAll() { ask(everything); }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildReplaceRow();
    void arrangeReplaceRow();
    enum class Then { Stay, SelectFromOrigin, SelectNext };
    static constexpr int everything = std::numeric_limits<int>::max();

    [[nodiscard]] SearchQuery query() const;
    void lookFor(Then then);
    void start(Then then);
    void finish(const std::shared_ptr<const SearchResult> &result, Then then);
    void follow(const TextEdits &edits);
    void select(int match);
    void showMatches(int current);
    void ask(int matches);
    void replacePending();
    void replaceMatch();
    void replaceMatches();
    void putIn(const TextEdits &edits);
    void showCount(const QString &note = {});
    [[nodiscard]] int matchAtSelection() const;
    [[nodiscard]] int firstFrom(qsizetype offset) const;

    SourceEdit &m_edit;
    QToolButton *m_inSelection;
    QWidget *m_replaceRow;
    QLineEdit *m_replace;
    QPushButton *m_replaceOne;
    QPushButton *m_replaceEvery;
    QGridLayout *m_replaceGrid;
    std::shared_ptr<const SearchResult> m_result = std::make_shared<const SearchResult>();
    std::optional<quint64> m_foundIn; ///< revision of the searched text
    int m_toReplace = 0;              ///< number of matches to replace, each in a searched text
    QString m_note;                   ///< note about the last replacement
    qsizetype m_origin = 0;
    std::optional<ByteRange> m_within;
    bool m_isSearching = false;
    Then m_then = Then::Stay; ///< action after the search
    quint64 m_search = 0;     ///< number of the search; late answers of earlier ones are dropped
    std::shared_ptr<std::atomic_bool> m_stop;
};

} // namespace baton
