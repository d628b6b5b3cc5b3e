# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
# Options shared by every target: warnings, sanitizers, the include root.

include(${CMAKE_CURRENT_LIST_DIR}/unity.cmake)

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Depend mode compares headers by content. Without it, editing a comment would restore a
    # precompiled header that GCC rejects, because the preprocessed text is unchanged.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_DEPEND=1
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime ${CCACHE})
endif()

add_library(sinew_options INTERFACE)
target_include_directories(sinew_options INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_definitions(sinew_options INTERFACE
    GLM_FORCE_DEPTH_ZERO_TO_ONE GLM_ENABLE_EXPERIMENTAL SINEW_VERSION="${PROJECT_VERSION}")
if(MSVC)
    target_compile_definitions(sinew_options INTERFACE NOMINMAX WIN32_LEAN_AND_MEAN _CRT_SECURE_NO_WARNINGS)
    target_compile_options(sinew_options INTERFACE /W4 /permissive- /utf-8 /Zc:__cplusplus /Zc:preprocessor
        $<$<BOOL:${SINEW_WARNINGS_AS_ERRORS}>:/WX>)
else()
    target_compile_options(sinew_options INTERFACE
        -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wswitch -Wold-style-cast
        $<$<BOOL:${SINEW_WARNINGS_AS_ERRORS}>:-Werror>
        # GCC 12 mistakes `"text" + std::string()` for an overlapping copy (GCC bug 105651).
        $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
endif()
if(SINEW_SANITIZE)
    target_compile_options(sinew_options INTERFACE
        -fsanitize=${SINEW_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(sinew_options INTERFACE -fsanitize=${SINEW_SANITIZE})
    if(SINEW_SANITIZE MATCHES thread)
        # Its runtime also defines operator new; where allocations are counted, ours must be linked
        # first.
        target_link_options(sinew_options INTERFACE -Wl,--allow-multiple-definition)
    endif()
endif()

# The shipped build is hardened: buffers on the stack are guarded, functions of the C library check
# sizes, jumps and returns end where they may (x86), and what the linker resolves becomes read-only
# before the program runs. rules_hardening looks for it in what was built.
if(CMAKE_BUILD_TYPE STREQUAL "Release" AND NOT SINEW_SANITIZE AND NOT MSVC)
    set(SINEW_HARDENED ON)
    set(unoptimised $<BOOL:$<TARGET_PROPERTY:SINEW_UNOPTIMISED>>)  # sizes are only known with -O
    target_compile_options(sinew_options INTERFACE
        -fstack-protector-strong -U_FORTIFY_SOURCE $<$<NOT:${unoptimised}>:-D_FORTIFY_SOURCE=3>)
    if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64" AND NOT APPLE)
        target_compile_options(sinew_options INTERFACE -fcf-protection)
    endif()
    if(NOT APPLE)
        target_link_options(sinew_options INTERFACE -Wl,-z,relro,-z,now)
    endif()
endif()

# LLVM's linker, if installed, links each test in a fifth of the time.
find_program(SINEW_LLD ld.lld)
if(SINEW_LLD AND NOT MSVC AND NOT APPLE)
    target_link_options(sinew_options INTERFACE -fuse-ld=lld)
endif()

# Headers that nearly every file includes. With SINEW_PRECOMPILE they are parsed once per target; a
# build without it (preset `debug`) reveals missing includes.
set(SINEW_COMMON_HEADERS <algorithm> <array> <cmath> <filesystem> <functional> <map> <memory>
    <optional> <span> <stop_token> <string> <string_view> <variant> <vector>
    <glm/glm.hpp> <glm/gtc/quaternion.hpp> ${PROJECT_SOURCE_DIR}/model/asset/asset.h)

# Qt headers that most files of the window include.
set(SINEW_WIDGET_HEADERS <QAction> <QBoxLayout> <QComboBox> <QHeaderView> <QLabel> <QLineEdit> <QMainWindow> <QMenu>
    <QPainter> <QSettings> <QSpinBox> <QTimer> <QToolButton> <QTreeView>
    ${PROJECT_SOURCE_DIR}/model/evaluate/pose_evaluator.h)

# sinew_library(NAME [SMALL]): a static library with the project's options; each folder adds its
# sources with target_sources(). SMALL: too few sources for precompiled headers.
function(sinew_library name)
    add_library(${name} STATIC)
    target_link_libraries(${name} PUBLIC sinew_options)
    if(NOT "SMALL" IN_LIST ARGN)
        sinew_precompile(${name})
    endif()
endfunction()

# sinew_precompile(NAME HEADERS...): precompiles the common headers and HEADERS for the target.
function(sinew_precompile name)
    if(SINEW_PRECOMPILE)
        target_precompile_headers(${name} PRIVATE ${SINEW_COMMON_HEADERS} ${ARGN})
        sinew_quiet_precompiled(${name})
    endif()
endfunction()

# With precompiled headers, GCC 12 no longer treats the standard library as system headers and emits
# false warnings for it (GCC bugs 105329 and 105651).
function(sinew_quiet_precompiled name)
    target_compile_options(${name} PRIVATE
        $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds -Wno-free-nonheap-object
            -Wno-stringop-overflow -Wno-stringop-overread>)
endfunction()

# Includes third-party headers as system headers, without their warnings.
function(sinew_system_include target)
    target_include_directories(${target} SYSTEM PRIVATE ${ARGN})
endfunction()

# sinew_keep_libraries(PROGRAM): see keep_libraries.cpp.
function(sinew_keep_libraries program)
    if(SINEW_SANITIZE)
        target_sources(${program} PRIVATE ${PROJECT_SOURCE_DIR}/tests/support/keep_libraries.cpp)
    endif()
endfunction()

# sinew_moc_test(NAME SOURCE): runs moc once for a test class; its source includes the output.
# AUTOMOC would scan every file of every test and compile one more file for each.
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

# sinew_moc(TARGET FOLDER...): runs moc for each header of these folders when it changes, and compiles
# the outputs of a folder together. AUTOMOC would look through every file of the target before the
# first one is compiled, and compile the outputs of all folders as one file.
function(sinew_moc target)
    file(RELATIVE_PATH here ${PROJECT_SOURCE_DIR} ${CMAKE_CURRENT_SOURCE_DIR})
    foreach(folder ${ARGN})
        file(GLOB headers CONFIGURE_DEPENDS ${folder}/*.h)
        set(includes)
        foreach(header ${headers})
            cmake_path(GET header STEM stem)
            set(output ${CMAKE_CURRENT_BINARY_DIR}/moc/${folder}/${stem}.moc)
            add_custom_command(
                OUTPUT ${output}
                COMMAND Qt6::moc --no-notes -p ${here}/${folder} ${header} -o ${output}
                DEPENDS ${header}
                COMMENT "moc ${here}/${folder}/${stem}.h"
                VERBATIM)
            target_sources(${target} PRIVATE ${output})
            string(APPEND includes "#include \"${output}\"\n")
        endforeach()
        file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/moc/${folder})
        string(REPLACE / _ name ${folder})
        set(unit ${CMAKE_CURRENT_BINARY_DIR}/moc/moc_${name}.cpp)
        file(CONFIGURE OUTPUT ${unit} CONTENT "${includes}" @ONLY)
        target_sources(${target} PRIVATE ${unit})
    endforeach()
endfunction()

# Environment of the tests of sanitized programs, and the known leaks.
set(SINEW_TEST_ENVIRONMENT)
set(support ${PROJECT_SOURCE_DIR}/tests/support)
if(SINEW_SANITIZE MATCHES address)
    set(SINEW_TEST_ENVIRONMENT UBSAN_OPTIONS=print_stacktrace=1
        LSAN_OPTIONS=suppressions=${support}/known_leaks.supp:print_suppressions=0)
elseif(SINEW_SANITIZE MATCHES thread)
    set(SINEW_TEST_ENVIRONMENT
        TSAN_OPTIONS=ignore_noninstrumented_modules=1:halt_on_error=1)
endif()

# sinew_test_program(AREA TOPICS t… LIBS x… [HELPERS a.cpp…] [ENV A=b…] [ALONE t…] [THREADS t…]
# [SCALED t…] [WIDGETS] [XVFB] [TIMEOUT s]): the tests of a folder as one program, AREA_tests, and
# for each topic the CTest entry AREA_TOPIC, which runs the class Test<Topic> of test_<topic>.cpp.
# Tests find ../shared through SINEW_SHARED_DIR and report when it is absent.
#   ALONE    topics whose local names clash with others': compiled separately
#   THREADS  topics run by the preset `thread`
#   SCALED   topics run once more, as AREA_TOPIC_at_2, on a screen with two pixels per unit
#   WIDGETS  the program uses Qt Widgets
#   XVFB     on a virtual display, one test at a time
function(sinew_test_program area)
    cmake_parse_arguments(T "XVFB;WIDGETS" "TIMEOUT" "TOPICS;ALONE;THREADS;SCALED;HELPERS;LIBS;ENV" ${ARGN})
    set(program ${area}_tests)
    list(TRANSFORM T_TOPICS REPLACE "(.+)" "test_\\1.cpp" OUTPUT_VARIABLE sources)
    add_executable(${program} ${sources} ${T_HELPERS})
    sinew_keep_libraries(${program})
    set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    foreach(source ${sources})
        sinew_moc_test(${program} ${source})
    endforeach()
    foreach(topic ${T_ALONE})
        set_source_files_properties(test_${topic}.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endforeach()
    target_link_libraries(${program} PRIVATE sinew_test_main ${T_LIBS})
    target_compile_definitions(${program} PRIVATE
        SINEW_SHARED_DIR="${PROJECT_SOURCE_DIR}/../shared" SINEW_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
        SINEW_CLI="${CMAKE_BINARY_DIR}/bin/sinew-cli")
    # The code under test is optimised; the test itself need not be.
    target_compile_options(${program} PRIVATE -O0)
    set_target_properties(${program} PROPERTIES SINEW_UNOPTIMISED ON)
    sinew_precompile_test(${program} ${T_WIDGETS})
    sinew_unity(${program})
    set(run ${CMAKE_BINARY_DIR}/tests/${program})
    if(T_XVFB)
        set(run xvfb-run -a -s "-screen 0 1600x1000x24" ${run})
    endif()
    if(NOT T_TIMEOUT)
        set(T_TIMEOUT 120)
    endif()
    foreach(topic ${T_TOPICS})
        string(REPLACE "_" ";" words ${topic})
        set(class Test)
        foreach(word ${words})
            string(SUBSTRING ${word} 0 1 first)
            string(SUBSTRING ${word} 1 -1 rest)
            string(TOUPPER "${first}" first)
            string(APPEND class ${first}${rest})
        endforeach()
        set(name ${area}_${topic})
        add_test(NAME ${name} COMMAND ${run} ${class})
        set_tests_properties(${name} PROPERTIES TIMEOUT ${T_TIMEOUT} ENVIRONMENT "${T_ENV};${SINEW_TEST_ENVIRONMENT}")
        if(topic IN_LIST T_SCALED)
            add_test(NAME ${name}_at_2 COMMAND ${run} ${class})
            set_tests_properties(${name}_at_2 PROPERTIES TIMEOUT ${T_TIMEOUT}
                ENVIRONMENT "${T_ENV};${SINEW_TEST_ENVIRONMENT};QT_SCALE_FACTOR=2")
        endif()
        if(topic IN_LIST T_THREADS)
            set_tests_properties(${name} PROPERTIES LABELS threads)
        endif()
        if(T_XVFB)
            # They mostly wait, and run one at a time: start them first, in parallel with CPU-bound
            # tests.
            set_tests_properties(${name} PROPERTIES RESOURCE_LOCK display COST 200)
        endif()
    endforeach()
endfunction()

# Qt Test's headers take longer to compile than most tests. Programs of one kind share their
# compiler options, so the first one builds the precompiled headers for all.
function(sinew_precompile_test name widgets)
    if(NOT SINEW_PRECOMPILE)
        return()
    endif()
    sinew_quiet_precompiled(${name})
    # Qt defines the test's folders as macros; no test uses them, and they would make the
    # precompiled headers differ.
    target_compile_options(${name} PRIVATE -UQT_TESTCASE_BUILDDIR -UQT_TESTCASE_SOURCEDIR)
    set(kind SINEW_FIRST_TEST_${widgets})
    get_property(first GLOBAL PROPERTY ${kind})
    if(first)
        target_precompile_headers(${name} REUSE_FROM ${first})
        return()
    endif()
    set_property(GLOBAL PROPERTY ${kind} ${name})
    target_precompile_headers(${name} PRIVATE <QtTest/QTest> ${SINEW_COMMON_HEADERS}
        ${PROJECT_SOURCE_DIR}/tests/support/gltf_builder.h)
    if(widgets)
        target_precompile_headers(${name} PRIVATE ${SINEW_WIDGET_HEADERS})
    endif()
endfunction()
