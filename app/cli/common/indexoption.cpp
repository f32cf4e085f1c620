// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/indexoption.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/common/serverpassword.h"

using namespace Qt::StringLiterals;

namespace baton::cli {

void addStoreOption(Arguments &arguments)
{
    arguments.addValue({option::store}, u"URL"_s,
                       CliTexts::tr("The index: sqlite:///path/to/file or "
                                    "postgresql://user@host/database; by default the one in your "
                                    "cache."));
}

std::unique_ptr<SessionIndex> openIndex(const Arguments &arguments, SessionIndex::Access access,
                                        Console &console)
{
    const bool isNamed = arguments.isSet(option::store);
    Result<DatabaseAddress> address = isNamed
        ? databaseAddress(arguments.value(option::store))
        : Result<DatabaseAddress>(SessionIndex::localAddress());
    if (!address) {
        console.complain(address.error());
        return nullptr;
    }
    const bool hasOrigin = access == SessionIndex::Access::Write && arguments.isSet(option::origin);
    const QString origin =
        hasOrigin ? arguments.value(option::origin) : SessionIndex::localOrigin();
    if (origin.trimmed().isEmpty() || origin.contains(u'"')) { // no search could name it
        console.complain(
            CliTexts::tr("--origin needs a name without quotation marks, not “%1”.").arg(origin));
        return nullptr;
    }
    Result<std::unique_ptr<SessionIndex>> index =
        openedWithPassword(*address, [&](const DatabaseAddress &known) {
            return SessionIndex::open(known, access, origin);
        });
    if (!index) {
        console.complain(index.error());
        return nullptr;
    }
    if (!(*index)->notice().isEmpty()) {
        console.complain((*index)->notice());
    }
    return std::move(*index);
}

} // namespace baton::cli
