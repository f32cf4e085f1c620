# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# baton_test(NAME LIBRARIES…): builds tests of NAME.cpp (found beside the CMakeLists.txt) against LIBRARIES and
# registers it. A binary whose Qt Test totals count only init and cleanup ran no test, and fails.
function(baton_test name)
    add_executable(${name} ${name}.cpp)
    target_link_libraries(${name} PRIVATE baton_options Qt6::Test ${ARGN})
    target_compile_definitions(${name} PRIVATE
        BATON_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
        BATON_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES
        TIMEOUT 300
        FAIL_REGULAR_EXPRESSION "Totals: [0-2] passed, 0 failed"
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8")
endfunction()
