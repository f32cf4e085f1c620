// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/editors/multilineeditor.h"

namespace baton {

/// Edits the source text of a value for which there is no other editor. The text is applied as soon
/// as it parses; until then the reason is shown.
class RawEditor : public MultiLineEditor
{
    Q_OBJECT

public:
    explicit RawEditor(QWidget *parent = nullptr);

protected:
    void take(const QString &typed) override;
    [[nodiscard]] QString shownText() override;

private:
    void accept(const Value &value, const QString &typed);

    /// The values with the texts as typed. Undo restores these texts, however the document spells
    /// the values.
    std::vector<std::pair<Value, QString>> m_typed;
};

} // namespace baton
