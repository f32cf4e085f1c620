// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// libFuzzer target: whatever a client sends, a server of the Model Context Protocol answers in its
// protocol and opens no file.
#include "app/cli/mcp/mcpserver.h"
#include "tests/fuzz/conversation.h"

using namespace Qt::StringLiterals;
using namespace baton;

extern "C" const char *__lsan_default_suppressions()
{
    return "leak:libfyaml";
}

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    static const FuzzApplication application;
    Conversation conversation(rpc::Framing::Lines,
                              {u"notifications/cancelled"_s, u"requestId"_s, false});
    const cli::McpServer server(conversation.endpoint(),
                                {*cli::AccessRoots::of({}, {}), Masking(), u"usual"_s}, u"1"_s);
    conversation.run(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    return 0;
}
