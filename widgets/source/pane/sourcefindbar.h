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

/// The bar for find and replace in the source, with a second line for replacing.
///
/// Searches while the user types, starting at the caret. A worker searches long documents and
/// patterns, and computes large numbers of replacements, which are one undo step. Another query, or
/// closing the bar, cancels it.
class SourceFindBar final : public FindBar
{
    Q_OBJECT

public:
    explicit SourceFindBar(SourceEdit &edit, QWidget *parent = nullptr);
    ~SourceFindBar() override;

    /// Shows the bar. A selected text on one line becomes the query.
    void open(bool replaces);
    void close() override;

    [[nodiscard]] int matchCount() const { return static_cast<int>(m_result->matches.size()); }
    [[nodiscard]] bool isSearching() const { return m_isSearching; }
    /// True while all matches are being replaced.
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
    int m_toReplace = 0; ///< number of matches still to replace, one in each search result
    QString m_note;      ///< note about the last replacement
    qsizetype m_origin = 0;
    std::optional<ByteRange> m_within;
    bool m_isSearching = false;
    Then m_then = Then::Stay; ///< action after the search
    quint64 m_search = 0;     ///< number of the search; results of earlier ones are dropped
    std::shared_ptr<std::atomic_bool> m_stop;
};

} // namespace baton
