// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/form/rows/formrow.h"
#include "widgets/form/editors/elidingline.h"

namespace baton {

/// A line edit for a key of a map. Undo is that of the document, except while a key is being typed.
class MapKeyEdit : public ElidingLine
{
    Q_OBJECT

public:
    using ElidingLine::ElidingLine;

    /// Suggests the keys of @p choices during typing.
    void offer(const std::vector<AddChoice> &choices);

protected:
    bool event(QEvent *event) override;

private:
    QStringList m_keys; ///< suggested keys
};

} // namespace baton
