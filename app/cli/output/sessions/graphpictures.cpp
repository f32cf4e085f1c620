// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/sessions/graphpictures.h"

namespace baton::cli {

namespace {

GraphPicture &lent()
{
    static GraphPicture picture;
    return picture;
}

} // namespace

void setGraphPicture(GraphPicture picture)
{
    lent() = std::move(picture);
}

const GraphPicture &graphPicture()
{
    return lent();
}

} // namespace baton::cli
