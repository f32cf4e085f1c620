// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

class QToolButton;
class QWidget;

namespace baton {

/// A flat button that shows the icon @p image (icons.h). @p tip is its tooltip and its accessible
/// name.
[[nodiscard]] QToolButton *iconButton(const QString &name, const QString &image, const QString &tip,
                                      QWidget *parent = nullptr);

} // namespace baton
