// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"
#include "models/protocol/catalog/catalog.h"
#include "tests/widgets/look.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"
#include "widgets/source/text/highlighter.h"

#include <QApplication>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTextLayout>

namespace baton {

inline const std::shared_ptr<const ProtocolCatalog> &catalog()
{
    static const auto loaded = ProtocolCatalog::load();
    return loaded;
}

/// The review of the sample workspace with planted errors. @p source: the project's folder.
inline QByteArray sampleReview(const QString &source)
{
    QFile file(source
               + QStringLiteral("/resources/samples/cfd-bioreactor-session-20260221-143000-48213/"
                                "handoffs/phase2-engineering-review.yaml"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// More lines than are loaded at once.
inline QByteArray manyLines()
{
    QByteArray bytes;
    for (int line = 0; line < 50'000; ++line) {
        bytes += "key" + QByteArray::number(line) + ": 1\n";
    }
    return bytes;
}

/// A text in its own source pane, loaded, checked and highlighted.
struct ShownSource
{
    EditorDocument document;
    SourcePane pane;

    explicit ShownSource(const QByteArray &bytes, const QString &name = QStringLiteral("a.yaml"))
        : document(catalog())
        , pane(document)
    {
        pane.resize(460, 640);
        load(bytes, name);
    }

    void load(const QByteArray &bytes, const QString &name)
    {
        QSignalSpy analysed(&document, &EditorDocument::analysed);
        document.load(bytes, name);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        QTRY_VERIFY_WITH_TIMEOUT(document.isAnalysed() && !analysed.isEmpty(), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(edit().highlighter().isFinished(), 60'000);
        pane.activateWindow();
        edit().setFocus();
    }

    [[nodiscard]] SourceEdit &edit() { return pane.edit(); }
    [[nodiscard]] QByteArray bytes() const { return document.buffer().bytes(); }
    void caretAt(qsizetype offset) { edit().select(offset, offset); }
    void caretBehind(const QByteArray &text) { caretAt(bytes().indexOf(text) + text.size()); }
    void press(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&edit(), Qt::Key(key), modifiers);
    }
    void type(const QString &text) { QTest::keyClicks(&edit(), text); }
    template <typename T>
    T *child(const QString &name)
    {
        return pane.findChild<T *>(name);
    }
    /// True when a character of @p line has the colour of @p role.
    bool hasColor(Role role, int line)
    {
        const QTextBlock block = edit().document()->findBlockByNumber(line - 1);
        return std::ranges::any_of(block.layout()->formats(), [role](const auto &range) {
            return range.format.foreground().color() == Theme::color(role);
        });
    }
    /// True when a pixel on the row of @p line has the colour of @p role.
    bool shows(Role role, int line)
    {
        const QImage image = edit().viewport()->grab().toImage();
        for (const SourceEdit::SeenLine &seen : edit().seenLines()) {
            if (seen.block.blockNumber() + 1 != line) {
                continue;
            }
            const QRect row = seen.area.toAlignedRect().intersected(image.rect());
            for (int y = row.top(); y <= row.bottom(); ++y) {
                for (int x = row.left(); x <= row.right(); ++x) {
                    if (image.pixelColor(x, y) == Theme::color(role)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
};

} // namespace baton
