// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// libFuzzer target: any bytes are read in one format without harm, and what is found holds the
// invariants. Build with the preset "fuzz"; fuzz_parse_yaml is run with tests/data/yaml as corpus,
// the others with templates and samples.
#include "models/parsing/parse.h"
#include "tests/models/formats/treeinvariants.h"
#include "tests/models/formats/xmlshapes.h"

#include <cstdio>
#include <cstdlib>

using namespace baton;

/// libfyaml 0.8 leaks a buffer if a mistake ends a long quoted scalar.
extern "C" const char *__lsan_default_suppressions()
{
    return "leak:libfyaml";
}

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const ParsedText parsed = parse(bytes, Format::BATON_FORMAT, xmlTestOptions());
    const QString violation = TreeInvariants::violation(bytes, parsed);
    if (!violation.isEmpty()) {
        std::fprintf(stderr, "%s\n", qPrintable(violation));
        std::abort();
    }
    return 0;
}
