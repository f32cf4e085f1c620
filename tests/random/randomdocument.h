// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/parsing/parse.h"
#include "tests/random/random.h"

#include <vector>

/// A document with random content and layout, and its value.
struct RandomDocument
{
    baton::Format format = baton::Format::Yaml;
    QByteArray bytes;
    std::vector<baton::Value> values; ///< one for each document of the file

    /// About @p size entries.
    static RandomDocument yaml(Random &random, int size);
    static RandomDocument json(Random &random, int size);
    static RandomDocument xml(Random &random, int size);
};
