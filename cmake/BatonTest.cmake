# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# baton_test(NAME LIBRARIES…): builds tests of NAME.cpp (found beside the CMakeLists.txt) against LIBRARIES and
# registers it. A binary whose Qt Test totals count only init and cleanup ran no test, and fails.

# Qt Test names each test's folders in macros; one precompiled header cannot serve them all, and nothing asks.
set(baton_test_options -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR)
if(BATON_QUICK_TESTS)
    # What is tested is optimized; what tests it runs once.
    list(APPEND baton_test_options -O0)
endif()

# One precompiled header for all tests without widgets, one for those with.
set(baton_test_headers <QTest> <QDir> <QFile> <QHash> <QRegularExpression> <QSignalSpy> <QTemporaryDir>
    <algorithm> <memory> <optional> <variant> <vector>)
foreach(kind models widgets)
    if(BATON_PRECOMPILE AND NOT TARGET baton_test_${kind})
        file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/baton_test_${kind}.cpp" CONTENT "")
        add_library(baton_test_${kind} OBJECT EXCLUDE_FROM_ALL "${PROJECT_BINARY_DIR}/baton_test_${kind}.cpp")
        target_link_libraries(baton_test_${kind} PRIVATE baton_options baton_${kind} Qt6::Test)
        target_compile_options(baton_test_${kind} PRIVATE ${baton_test_options})
        target_precompile_headers(baton_test_${kind} PRIVATE ${baton_test_headers})
    endif()
endforeach()
if(TARGET baton_test_widgets)
    target_precompile_headers(baton_test_widgets PRIVATE <QAction> <QApplication> <QComboBox> <QLabel> <QLineEdit>
        <QMenu> <QPlainTextEdit> <QPushButton> <QScrollBar> <QToolButton> <QTreeView>)
endif()

function(baton_test name)
    # Not by AUTOMOC, which takes a target, a header scan and an empty source for each test. No includes: moc needs
    # the test's own text only, and is done at once.
    qt_generate_moc(${name}.cpp ${name}.moc)
    add_executable(${name} ${name}.cpp "${CMAKE_CURRENT_BINARY_DIR}/${name}.moc")
    target_include_directories(${name} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}")
    target_link_libraries(${name} PRIVATE baton_options Qt6::Test ${ARGN})
    target_compile_options(${name} PRIVATE ${baton_test_options})
    if(BATON_QUICK_TESTS)
        # Each would get a copy of all lines of the engine: of 80 MB, three quarters.
        target_link_options(${name} PRIVATE LINKER:--strip-debug)
    endif()
    # Only where they are used: a path on the command line keeps ccache from serving another checkout.
    file(STRINGS ${name}.cpp paths REGEX "BATON_(TEST_DATA|SOURCE_DIR)")
    if(paths)
        target_compile_definitions(${name} PRIVATE
            BATON_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
            BATON_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    endif()
    if(ARGN MATCHES "Qt6::")
        # Qt Test looks different with another module of Qt.
    elseif(BATON_PRECOMPILE AND ARGN MATCHES "baton_(app|widgets)")
        target_precompile_headers(${name} REUSE_FROM baton_test_widgets)
    elseif(BATON_PRECOMPILE AND ARGN)
        target_precompile_headers(${name} REUSE_FROM baton_test_models)
    endif()
    add_test(NAME ${name} COMMAND ${name})
    set_tests_properties(${name} PROPERTIES
        TIMEOUT 300
        FAIL_REGULAR_EXPRESSION "Totals: [0-2] passed, 0 failed"
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8")
endfunction()
