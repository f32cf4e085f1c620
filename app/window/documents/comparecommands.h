// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

namespace baton {

class AttemptComparisons;
class CompareView;
class Comparisons;
class PaletteSources;

/// Compares the current document, and shows all comparisons in tabs.
class CompareCommands : public QObject
{
    Q_OBJECT

public:
    CompareCommands(const WindowContext &context, Comparisons &comparisons,
                    const AttemptComparisons &attempts, PaletteSources &palette);

private:
    void compareWith();
    void show(CompareView *view);
    void add(CompareView *view);
    void updateActions();

    const WindowContext &m_context;
    Comparisons &m_comparisons;
    PaletteSources &m_palette;
};

} // namespace baton
