// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/compare/comparison.h"

#include <QComboBox>

namespace baton {

/// Selects the compared part of a source: one of its documents, or one handoff of a document with
/// several. Hidden if there is only one.
class DocumentChoice final : public QComboBox
{
    Q_OBJECT

public:
    explicit DocumentChoice(QWidget *parent = nullptr);

    void setSnapshot(const SnapshotPtr &snapshot);
    /// The chosen document or handoff of @p snapshot.
    [[nodiscard]] ComparedText chosenOf(const SnapshotPtr &snapshot) const;
};

} // namespace baton
