# SPDX-FileCopyrightText: 2026 The Baton Authors
# SPDX-License-Identifier: Apache-2.0
#
# The compiler settings that every target of Baton shares.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_CXX_SCAN_FOR_MODULES OFF)
set(CMAKE_INTERPROCEDURAL_OPTIMIZATION OFF)

option(BATON_PRECOMPILE "Use precompiled headers" ON)
option(BATON_UNITY "Compile several files of a library at once: all of it takes half as long, one file longer" OFF)
option(BATON_FUZZ "Build the fuzz targets (needs Clang)" OFF)
option(BATON_QUICK_TESTS "Build tests fast: not optimized, without lines of the libraries in them (OFF to debug one)" OFF)
option(BATON_WERROR "Treat warnings as errors" OFF)

# Precompiled: only what most files use, for GCC instantiates the templates that a header's inline functions use anew in
# each file, so that all of <QtWidgets> costs an empty file half a second.
set(baton_model_headers <QByteArray> <QCoreApplication> <QHash> <QObject> <QString> <QStringList>
    <algorithm> <memory> <optional> <variant> <vector>)
set(baton_widget_headers <QAction> <QApplication> <QBoxLayout> <QComboBox> <QHash> <QKeyEvent> <QLabel> <QLineEdit>
    <QMenu> <QPainter> <QPushButton> <QScrollBar> <QToolButton> <QTreeView> <QWidget>
    <algorithm> <functional> <memory> <optional> <variant> <vector>)

# Files that are compiled at once share their unnamed namespaces: give what stands there a name of its own.
set(CMAKE_UNITY_BUILD_BATCH_SIZE 8)

# Of what a file depends on, the compiler tells in the same run: ccache need not preprocess it first.
find_program(BATON_CCACHE ccache)
if(BATON_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${CMAKE_COMMAND} -E env CCACHE_DEPEND=1 CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1
        "CCACHE_IGNOREOPTIONS=-DQT_TESTCASE_BUILDDIR=* -DQT_TESTCASE_SOURCEDIR=*" ${BATON_CCACHE})
endif()
find_program(BATON_MOLD mold)
if(BATON_MOLD)
    add_link_options(-fuse-ld=mold)
endif()

add_library(baton_options INTERFACE)
target_compile_options(baton_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-align
    -Wimplicit-fallthrough -Wsuggest-override -Wmismatched-tags
    $<$<BOOL:${BATON_WERROR}>:-Werror>
    $<$<BOOL:${BATON_PRECOMPILE}>:-Winvalid-pch>)
target_compile_definitions(baton_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_FOREACH QT_NO_KEYWORDS QT_STRICT_ITERATORS QT_DISABLE_DEPRECATED_UP_TO=0x060800)

# <chrono> brings std::format for times along, whose inline functions take GCC 0.2 s in each file that includes a header
# of Qt. Nothing here formats by it: pass that header over where <chrono> does without.
include(CheckCXXSourceCompiles)
set(CMAKE_REQUIRED_DEFINITIONS -D_GLIBCXX_CHRONO_IO_H=1)
check_cxx_source_compiles("
    #include <chrono>
    int main() { return int(std::chrono::milliseconds(0).count()); }" BATON_CHRONO_WITHOUT_FORMAT)
if(BATON_CHRONO_WITHOUT_FORMAT)
    add_compile_definitions(${CMAKE_REQUIRED_DEFINITIONS})
endif()
unset(CMAKE_REQUIRED_DEFINITIONS)

if(BATON_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link,address,undefined)
    add_link_options(-fsanitize=address,undefined)
endif()
