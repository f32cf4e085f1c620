// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/editordocument.h"
#include "models/protocol/catalog.h"
#include "widgets/form/formpane.h"

#include <QTest>

/// A form in a window on a document of its own.
class FormHarness
{
public:
    FormHarness()
        : document(catalog())
        , pane(document)
    {
        pane.resize(406, 760);
        pane.show();
    }

    [[nodiscard]] bool load(const QByteArray &bytes,
                            const QString &path = QStringLiteral("/nowhere/handoffs/x.yaml"))
    {
        document.load(bytes, path);
        return settle();
    }

    /// Waits until what was typed is in the bytes and the form shows them.
    [[nodiscard]] bool settle()
    {
        return QTest::qWaitFor(
            [this] { return document.isAnalysed() && pane.controller().isIdle(); });
    }

    template <typename Widget = QWidget>
    [[nodiscard]] Widget *field(const QString &path)
    {
        return pane.findChild<Widget *>(QStringLiteral("field:") + path);
    }

    [[nodiscard]] QByteArray bytes() const { return document.buffer().bytes(); }

    static std::shared_ptr<const baton::ProtocolCatalog> catalog()
    {
        static const auto loaded = baton::ProtocolCatalog::load();
        return loaded;
    }

    baton::EditorDocument document;
    baton::FormPane pane;
};
