// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

namespace baton {

class ProblemCommands;

/// The commands of the Help menu. At a problem, help explains the problem.
class HelpCommands : public QObject
{
    Q_OBJECT

public:
    HelpCommands(const WindowContext &context, ProblemCommands &problems);
};

} // namespace baton
