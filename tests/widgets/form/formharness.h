// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"
#include "models/protocol/catalog/catalog.h"
#include "tests/widgets/look.h"
#include "widgets/form/fields/textcontrol.h"
#include "widgets/form/pane/formpane.h"

#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

/// A form of its own document in a window.
class FormHarness
{
public:
    FormHarness()
        : document(catalog())
        , pane(document)
    {
        pane.resize(406, 760);
        pane.show();
        pane.activateWindow();
    }

    [[nodiscard]] bool load(const QByteArray &bytes,
                            const QString &path = QStringLiteral("/nowhere/handoffs/x.yaml"))
    {
        document.load(bytes, path);
        return settle();
    }

    [[nodiscard]] bool loadFixture(const QString &name) { return load(fixture(name)); }

    /// Waits until the typed text is in the bytes and the form shows them.
    [[nodiscard]] bool settle()
    {
        return QTest::qWaitFor(
            [this] { return document.isAnalysed() && pane.controller().form().isIdle(); });
    }

    /// Scrolls to the field at @p path, focuses it and returns its control.
    template <typename Widget = QWidget>
    [[nodiscard]] Widget *focus(const QString &path)
    {
        pane.revealPath(baton::JsonPointer::of(path));
        return field<Widget>(path);
    }

    template <typename Widget = QWidget>
    [[nodiscard]] Widget *field(const QString &path)
    {
        return pane.findChild<Widget *>(QStringLiteral("field:") + path);
    }

    /// The text shown by the field at @p path.
    [[nodiscard]] QString text(const QString &path)
    {
        const QWidget *control = field(path);
        return control ? baton::textOf(*control) : QString();
    }

    template <typename Widget = QWidget>
    [[nodiscard]] Widget *named(const QString &name)
    {
        return pane.findChild<Widget *>(name);
    }

    /// Replaces the text of the field at @p path by @p text, key by key.
    [[nodiscard]] bool type(const QString &path, const QString &text)
    {
        QWidget *control = focus(path);
        if (!control) {
            return false;
        }
        baton::selectAll(*control);
        QTest::keyClick(control, Qt::Key_Delete);
        QTest::keyClicks(control, text);
        return settle();
    }

    /// Sends each key to the focused widget and finishes its effects before the next; a line end is
    /// Shift+Enter.
    void typeSlowly(const QString &text)
    {
        for (const QChar letter : text) {
            QVERIFY(QApplication::focusWidget());
            if (letter == u'\n') {
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return, Qt::ShiftModifier);
            } else {
                QTest::keyClicks(QApplication::focusWidget(), QString(letter));
            }
            QVERIFY(settle());
        }
    }

    [[nodiscard]] QByteArray bytes() const { return document.buffer().bytes(); }

    static QByteArray fixture(const QString &name)
    {
        QFile file(data + QStringLiteral("/form/") + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// A review with a description of two lines.
    static QByteArray foldedReview()
    {
        return fixture(QStringLiteral("review.yaml"))
            .replace("description: \"Engineering review for phase 2\"",
                     "description: |-\n      Engineering review\n      for phase 2");
    }

    static std::shared_ptr<const baton::ProtocolCatalog> catalog()
    {
        static const auto loaded = baton::ProtocolCatalog::load();
        return loaded;
    }

    static inline QString data; ///< the folder of fixtures
    static inline const QString description = QStringLiteral("/handoff/context/description");
    static inline const QString gaps = QStringLiteral("/handoff/context/known_gaps");
    baton::EditorDocument document;
    baton::FormPane pane;
};
