// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/editors/lineeditor.h"

#include <functional>

namespace baton {

/// The path of a file, with a button that looks for it.
class PathEditor : public LineEditor
{
    Q_OBJECT

public:
    /// Asks for a file, starting at a folder; empty when nothing was chosen.
    using Chooser = std::function<QString(QWidget *parent, const QString &folder)>;

    explicit PathEditor(const DocumentLocation &document, QWidget *parent = nullptr);

    /// Replaces the file dialog; tests cannot click into one.
    static void setChooser(Chooser chooser);

protected:
    [[nodiscard]] Result<Value> meaningOf(const QString &typed) const override;

private:
    void browse();

    static Chooser s_chooser;
    DocumentLocation m_document;
};

} // namespace baton
