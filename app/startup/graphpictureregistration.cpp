// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/startup/graphpictureregistration.h"

#include "app/cli/output/sessions/graphpictures.h"
#include "widgets/routing/painting/graphexport.h"

using namespace Qt::StringLiterals;

namespace baton {

void lendGraphDrawing()
{
    cli::setGraphPicture([](const RoutingGraph &graph, const QString &format, double scale) {
        graphexport::Options options;
        options.format = format == "png"_L1 ? graphexport::Format::Png
            : format == "pdf"_L1            ? graphexport::Format::Pdf
                                            : graphexport::Format::Svg;
        options.scale = scale;
        return graphexport::picture(graph, options);
    });
}

} // namespace baton
