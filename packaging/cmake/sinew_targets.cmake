# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
# What every target of the project shares: warnings, sanitizers, the include root.

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${CCACHE})
endif()

add_library(sinew_options INTERFACE)
target_include_directories(sinew_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_definitions(sinew_options INTERFACE
    GLM_FORCE_DEPTH_ZERO_TO_ONE GLM_ENABLE_EXPERIMENTAL SINEW_VERSION="${PROJECT_VERSION}")
target_compile_options(sinew_options INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wswitch -Wold-style-cast
    $<$<BOOL:${SINEW_WARNINGS_AS_ERRORS}>:-Werror>
    # GCC 12 takes `"text" + std::string()` for an overlapping copy (its bug 105651).
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
if(SINEW_SANITIZE)
    target_compile_options(sinew_options INTERFACE
        -fsanitize=${SINEW_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(sinew_options INTERFACE -fsanitize=${SINEW_SANITIZE})
endif()

# LLVM's linker, where there is one, takes a fifth of the time for each of the many tests.
find_program(SINEW_LLD ld.lld)
if(SINEW_LLD)
    target_link_options(sinew_options INTERFACE -fuse-ld=lld)
endif()

# Headers that nearly every file reads. Where SINEW_PRECOMPILE is set, they are read once per
# target; a build without it (preset `debug`) tells which of our files forgot one.
set(SINEW_COMMON_HEADERS <algorithm> <array> <cmath> <filesystem> <functional> <map> <memory>
    <optional> <span> <stop_token> <string> <string_view> <variant> <vector>
    <glm/glm.hpp> <glm/gtc/quaternion.hpp> ${PROJECT_SOURCE_DIR}/model/asset/asset.h)

# sinew_library(NAME [SMALL]): a static library with the project's options; sources come from the
# folders' own target_sources(). A small one has too few for precompiled headers.
function(sinew_library name)
    add_library(${name} STATIC)
    target_link_libraries(${name} PUBLIC sinew_options)
    if(NOT "SMALL" IN_LIST ARGN)
        sinew_precompile(${name})
    endif()
endfunction()

# sinew_precompile(NAME HEADERS...): the common headers, and these, read once for the target.
function(sinew_precompile name)
    if(SINEW_PRECOMPILE)
        target_precompile_headers(${name} PRIVATE ${SINEW_COMMON_HEADERS} ${ARGN})
    endif()
endfunction()

# Third-party headers as system headers: their warnings are not ours.
function(sinew_system_include target)
    target_include_directories(${target} SYSTEM PRIVATE ${ARGN})
endfunction()

# Qt Test costs a test more than its own code. Tests of one kind share their compiler options, and
# so the first that comes makes the precompiled headers of all; what draws widgets has its own.
function(sinew_precompile_test name)
    if(NOT SINEW_PRECOMPILE OR "${ARGN}" MATCHES "sinew_(ui|program)")
        return()
    endif()
    # Qt names the folders of a test to it; none asks, and it would make the headers differ.
    target_compile_options(${name} PRIVATE -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR)
    get_property(first GLOBAL PROPERTY SINEW_FIRST_TEST)
    if(first)
        target_precompile_headers(${name} REUSE_FROM ${first})
        return()
    endif()
    set_property(GLOBAL PROPERTY SINEW_FIRST_TEST ${name})
    target_precompile_headers(${name} PRIVATE <QtTest/QTest> ${SINEW_COMMON_HEADERS}
        ${PROJECT_SOURCE_DIR}/tests/support/gltf_builder.h)
endfunction()

# sinew_moc_test(NAME SOURCE): Qt's half of a test class that its own file includes. One run of moc;
# AUTOMOC would scan every file of every test, and compile one more for each.
function(sinew_moc_test name source)
    file(STRINGS ${source} included REGEX "^#include \".*\\.moc\"")
    if(NOT included)
        return()
    endif()
    cmake_path(GET source STEM stem)
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/${name}_moc)
    file(MAKE_DIRECTORY ${folder})
    add_custom_command(
        OUTPUT ${folder}/${stem}.moc
        COMMAND Qt6::moc ${CMAKE_CURRENT_SOURCE_DIR}/${source} -o ${folder}/${stem}.moc
        DEPENDS ${source}
        COMMENT "moc ${source}"
        VERBATIM)
    target_sources(${name} PRIVATE ${folder}/${stem}.moc)
    target_include_directories(${name} PRIVATE ${folder})
endfunction()

# sinew_test(NAME SOURCES a.cpp … LIBS x … [ENV A=b …] [LABELS l …] [XVFB]): one Qt Test program and one
# CTest entry. Tests find ../shared through SINEW_SHARED_DIR and say so when it is absent.
function(sinew_test name)
    cmake_parse_arguments(T "XVFB" "TIMEOUT" "SOURCES;LIBS;ENV;LABELS" ${ARGN})
    add_executable(${name} ${T_SOURCES})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    foreach(source ${T_SOURCES})
        sinew_moc_test(${name} ${source})
    endforeach()
    target_link_libraries(${name} PRIVATE sinew_options Qt6::Test ${T_LIBS})
    target_compile_definitions(${name} PRIVATE
        SINEW_SHARED_DIR="${PROJECT_SOURCE_DIR}/../shared" SINEW_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
        SINEW_CLI="${CMAKE_BINARY_DIR}/bin/sinew-cli")
    # What is tested is optimised, the test need not be.
    if(SINEW_SANITIZE)
        target_compile_options(${name} PRIVATE -O0)
    else()
        target_compile_options(${name} PRIVATE -O1)
    endif()
    # Through precompiled headers GCC 12 no longer knows the standard library for a system's, and
    # warns of what it makes of it (its bug 105329).
    target_compile_options(${name} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow>)
    sinew_precompile_test(${name} ${T_LIBS})
    set(run ${CMAKE_BINARY_DIR}/tests/${name})
    if(T_XVFB)
        add_test(NAME ${name} COMMAND xvfb-run -a -s "-screen 0 1600x1000x24" ${run})
        set_tests_properties(${name} PROPERTIES RUN_SERIAL ON)
    else()
        add_test(NAME ${name} COMMAND ${run})
    endif()
    if(NOT T_TIMEOUT)
        set(T_TIMEOUT 120)
    endif()
    set_tests_properties(${name} PROPERTIES TIMEOUT ${T_TIMEOUT} ENVIRONMENT "${T_ENV}" LABELS "${T_LABELS}")
endfunction()
