# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# moc reads all that a header includes, Qt's headers, too: a quarter of a second for each of ours. Without the folders to
# look for them it registers no pointers to classes of other headers, whose types the meta object holds all the same.
get_target_property(BATON_MOC Qt6::moc IMPORTED_LOCATION)
configure_file("${CMAKE_CURRENT_LIST_DIR}/moc.sh.in" "${PROJECT_BINARY_DIR}/moc.sh" @ONLY
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CMAKE_AUTOMOC_EXECUTABLE "${PROJECT_BINARY_DIR}/moc.sh")
