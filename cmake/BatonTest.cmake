# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# baton_test(NAME LIBRARIES…): builds tests of NAME.cpp (found beside the CMakeLists.txt) against LIBRARIES and
# registers it. A binary whose Qt Test totals count only init and cleanup ran no test, and fails.

# One precompiled header for all tests without widgets, one for those with.
foreach(kind models widgets)
    if(BATON_PRECOMPILE AND NOT TARGET baton_test_${kind})
        file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/baton_test_${kind}.cpp" CONTENT "")
        add_library(baton_test_${kind} OBJECT EXCLUDE_FROM_ALL "${PROJECT_BINARY_DIR}/baton_test_${kind}.cpp")
        target_link_libraries(baton_test_${kind} PRIVATE baton_options baton_${kind})
        target_precompile_headers(baton_test_${kind} PRIVATE <QtCore>
            $<$<STREQUAL:${kind},widgets>:<QtWidgets$<ANGLE-R>>)
    endif()
endforeach()

function(baton_test name)
    add_executable(${name} ${name}.cpp)
    target_link_libraries(${name} PRIVATE baton_options Qt6::Test ${ARGN})
    # Only where they are used: a path on the command line keeps ccache from serving another checkout.
    file(STRINGS ${name}.cpp paths REGEX "BATON_(TEST_DATA|SOURCE_DIR)")
    if(paths)
        target_compile_definitions(${name} PRIVATE
            BATON_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
            BATON_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    endif()
    if(BATON_PRECOMPILE)
        if("baton_widgets" IN_LIST ARGN)
            target_precompile_headers(${name} REUSE_FROM baton_test_widgets)
        elseif(ARGN STREQUAL "baton_models")
            target_precompile_headers(${name} REUSE_FROM baton_test_models)
        endif()
    endif()
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES
        TIMEOUT 300
        FAIL_REGULAR_EXPRESSION "Totals: [0-2] passed, 0 failed"
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8")
endfunction()
