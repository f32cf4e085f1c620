# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# cmake -DOUTPUT=file -DARCHIVES=files -P EngineBuildId.cmake: writes the hash of the archives of the engine as the source of
# engineBuildId(). The file stays as it is while the hash does.
set(hashes "")
foreach(archive IN LISTS ARCHIVES)
    file(SHA1 "${archive}" hash)
    string(APPEND hashes "${hash}")
endforeach()
string(SHA1 id "${hashes}")
file(CONFIGURE OUTPUT "${OUTPUT}" CONTENT "#include \"models/index/entries/enginebuildid.h\"

QByteArray baton::engineBuildId()
{
    return \"@id@\";
}
" @ONLY)
