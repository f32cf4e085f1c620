// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// libFuzzer target: whatever a client sends, a language server answers in its protocol. Input that
// begins with a line feed contains one message per line, which saves guessing the lengths in
// headers; any other input is used unchanged.
#include "models/languageserver/languageserver.h"
#include "models/protocol/catalog/catalog.h"
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
    static const auto catalog = ProtocolCatalog::load();
    Conversation conversation(rpc::Framing::Header, {u"$/cancelRequest"_s, u"id"_s});
    const LanguageServer server(
        conversation.endpoint(), [](const QString &) { return catalog; }, u"1"_s);
    conversation.run(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    return 0;
}
