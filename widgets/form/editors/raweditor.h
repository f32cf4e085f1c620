// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/form/editors/multilineeditor.h"

namespace baton {

/// The source of a value that no other editor fits. What is typed counts as soon as it can be read
/// as a value, and until then says why not.
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

    /// Values that were typed, as they were: undo brings them back so, however the document spells
    /// them.
    std::vector<std::pair<Value, QString>> m_typed;
};

} // namespace baton
