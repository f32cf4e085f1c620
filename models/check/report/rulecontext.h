// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checksettings.h"
#include "models/check/report/findinglist.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/pack/rule.h"

namespace baton {

class FixPlanner;
class ProtocolCatalog;

/// The document that a rule checks.
struct RuleContext
{
    const CanonicalTree &tree;
    const ProtocolPack &pack;
    const KindModel &kind;
    const FieldSchema &fields; ///< schema in use: that of the kind or of the workspace
    const CheckSettings &settings;
    const FixPlanner &fixer;
    const QByteArray &bytes;        ///< text of the whole file
    const ProtocolCatalog &catalog; ///< catalog of the kind
    const std::atomic_bool *stop = nullptr;
};

} // namespace baton
