// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/completion/completion.h"

#include <QFrame>

#include <functional>

class QKeyEvent;
class QLabel;
class QListView;
class QStandardItemModel;

namespace baton {

class SourceEdit;

/// A list of completions below the caret, with the help of the selected one.
///
/// It never takes the focus; the editor passes keys to it.
class CompletionPopup : public QFrame
{
    Q_OBJECT

public:
    using Source = std::function<Completions(qsizetype offset)>;

    explicit CompletionPopup(SourceEdit &edit);

    void setSource(Source source) { m_source = std::move(source); }
    /// Shows completions at the caret. With @p isAsked, also if nothing was typed yet.
    void offer(bool isAsked);
    /// Shows, filters or hides the list after @p text was typed.
    void follow(const QString &text);
    /// True if the list handled the key.
    bool handleKey(const QKeyEvent &event);
    [[nodiscard]] const Completions &shown() const { return m_completions; }

private:
    void present(const Completions &completions, bool choosesFirst);
    void place();
    void step(int rows);
    void accept();
    void explain();
    [[nodiscard]] int row() const;

    SourceEdit &m_edit;
    Source m_source;
    Completions m_completions;
    QStandardItemModel *m_model;
    QListView *m_list;
    QLabel *m_help;
};

} // namespace baton
