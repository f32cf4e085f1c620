// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPlainTextEdit>

namespace baton {

/// A short note, as high as its lines: Enter finishes it, Shift+Enter starts a new line.
class NoteEdit final : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit NoteEdit(QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, heightOf(1)}; }

Q_SIGNALS:
    /// Enter was pressed.
    void entered();
    /// The preferred height changed.
    void heightChanged();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] int heightOf(int lines) const;
    void fit();
};

} // namespace baton
