// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

#include <QObject>
#include <QTextBlockUserData>
#include <QTimer>

#include <memory>

class QTextBlock;
class QTextDocument;

namespace baton {

/// The data that the highlighter stores for a line, used for folding.
struct HighlightedLine : QTextBlockUserData
{
    QList<int> opened;         ///< regions that begin on the line and end on a later one
    QList<int> closed;         ///< regions that end on the line and begin on an earlier one
    bool startsInText = false; ///< the line continues a text of several lines, or is a comment
};

/// Highlights the text by its format, with the source colours of the theme.
///
/// An edited line is highlighted immediately; following lines and long documents in slices from the
/// event loop, so that keystrokes never wait for the rest of the document.
class Highlighter : public QObject
{
    Q_OBJECT

public:
    explicit Highlighter(QTextDocument &view, QObject *parent = nullptr);
    ~Highlighter() override;

    void setFormat(Format format);
    /// Applies the colours of the present theme.
    void applyTheme();
    [[nodiscard]] bool isFinished() const;

    /// Null for a line that was not highlighted yet.
    [[nodiscard]] static const HighlightedLine *dataOf(const QTextBlock &block);

private:
    class Engine;

    void takeDefinition();
    void restart();
    void noteEdit(int position, int removed, int added);
    void catchUp();
    void work(qint64 budget);
    [[nodiscard]] int lineCount() const;

    QTextDocument &m_view;
    std::unique_ptr<Engine> m_engine;
    Format m_format = Format::Text;
    QTimer m_slices;
    int m_next = 0;  ///< first line whose colours may be wrong
    int m_until = 0; ///< end of the lines that must be highlighted; later ones may be right
    int m_knownLines = 0;
    bool m_hasColors = false; ///< there are colours, possibly of an earlier format, to remove
};

} // namespace baton
