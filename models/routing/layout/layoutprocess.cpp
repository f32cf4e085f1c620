// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/layout/layoutprocess.h"

#include "models/routing/layout/graphvizlayout.h"
#include "models/routing/layout/layoutmessage.h"

#include <QFile>

#include <cstdio>
#include <cstring>
#include <unistd.h>

namespace baton {

namespace {

constexpr unsigned longestSeconds = 300; ///< limits the run time of an orphaned process
constexpr size_t worthAPreview =
    1500; ///< number of nodes and edges from which the delay is noticeable
constexpr int notUnderstood = 2;

QByteArray answerOf(const Result<GraphLayout> &layout)
{
    return layout ? layoutmessage::layout(*layout) : layoutmessage::failure(layout.error());
}

} // namespace

bool isLayoutProcess(int argc, char **argv)
{
    return argc == 2 && std::strcmp(argv[1], layoutArgument) == 0;
}

int runLayoutProcess()
{
    alarm(longestSeconds);
    QFile input;
    QFile output;
    if (!input.open(stdin, QIODevice::ReadOnly) || !output.open(stdout, QIODevice::WriteOnly)) {
        return notUnderstood;
    }
    const std::optional<LayoutRequest> request = layoutmessage::readRequest(input.readAll());
    if (!request) {
        std::fputs("baton --layout: standard input is not a layout request\n", stderr);
        return notUnderstood;
    }
    const auto tell = [&output](const QByteArray &message) {
        output.write(message);
        output.flush();
    };
    tell(layoutmessage::progress(layoutshares::read));
    if (request->nodes.size() + request->edges.size() >= worthAPreview) {
        if (const Result<GraphLayout> preview = layOutPreview(*request)) {
            tell(layoutmessage::layout(*preview));
        }
    }
    tell(layoutmessage::progress(layoutshares::previewed));
    tell(answerOf(
        layOut(*request, [&tell] { tell(layoutmessage::progress(layoutshares::placed)); })));
    return 0;
}

} // namespace baton
