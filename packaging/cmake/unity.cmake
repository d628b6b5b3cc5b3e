# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
# Compiles the sources of a folder in small batches: headers dominate the cost of a small file.

# Size limit of a batch in bytes of source: larger batches make full builds faster and rebuilds
# after an edit slower.
set(SINEW_UNITY_BYTES 36000)

# Third parties that are configured by macros, contain their implementation, or are slow to compile.
# The files of a folder that include the same one form a batch of their own.
set(SINEW_HEAVY_HEADERS "<(CLI|nlohmann|draco|webp|hwy|stb)/|tiny_gltf|meshoptimizer\\.h|zstd\\.h")

# Tests are not optimised, so headers are all that they cost.
set(SINEW_UNITY_TEST_BYTES 200000)

# sinew_unity(TARGET): batches the sources added to the target so far. Kernels, which Highway
# compiles once per instruction set, and third-party wrappers are compiled separately.
function(sinew_unity target)
    if(NOT SINEW_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # GCC warns about an anonymous namespace in an included file as if the file were a header.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    get_target_property(folder ${target} SOURCE_DIR)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    list(FILTER sources EXCLUDE REGEX "_kernels\\.cpp$")
    list(TRANSFORM sources REPLACE "^([^/].*)$" "${folder}/\\1")
    list(SORT sources)
    get_target_property(unoptimised ${target} SINEW_UNOPTIMISED)
    set(limit ${SINEW_UNITY_BYTES})
    if(unoptimised)
        set(limit ${SINEW_UNITY_TEST_BYTES})
    endif()
    foreach(source IN LISTS sources)
        cmake_path(GET source PARENT_PATH parent)
        string(MAKE_C_IDENTIFIER "${parent}" group)
        set(batch ${group}_${batch_${group}})
        file(STRINGS ${source} heavy REGEX "#include .*(${SINEW_HEAVY_HEADERS})" LIMIT_COUNT 1)
        if(heavy)
            string(REGEX MATCH "CLI|nlohmann" shared "${heavy}")
            if(NOT shared)
                continue()
            endif()
            set(batch ${group}_${shared})
        else()
            file(SIZE ${source} bytes)
            math(EXPR filled_${group} "0${filled_${group}} + ${bytes}")
            if(filled_${group} GREATER limit)
                math(EXPR batch_${group} "0${batch_${group}} + 1")
                set(filled_${group} ${bytes})
                set(batch ${group}_${batch_${group}})
            endif()
        endif()
        set_source_files_properties(${source} TARGET_DIRECTORY ${target}
            PROPERTIES UNITY_GROUP ${batch})
    endforeach()
endfunction()
