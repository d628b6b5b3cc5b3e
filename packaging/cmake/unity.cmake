# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
# Sources of one folder compiled a few at a time: most of what a small file costs are its headers.

# What a batch holds at most, in bytes of its sources: larger ones build sooner from scratch, and
# later after an edit.
set(SINEW_UNITY_BYTES 36000)

# Third parties that configure themselves by macros, bring their implementation along, or take long
# to compile whoever includes them. A folder's users of one share its headers in a batch of theirs.
set(SINEW_HEAVY_HEADERS "<(CLI|nlohmann|draco|webp|hwy|stb)/|tiny_gltf|meshoptimizer\\.h|zstd\\.h")

# sinew_unity(TARGET): does so for what the target has by then. Kernels, which Highway compiles once
# per instruction set, and wrappers of third parties stay alone.
function(sinew_unity target)
    if(NOT SINEW_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    # GCC takes an anonymous namespace for a header's when the file that holds it is included.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
    get_target_property(folder ${target} SOURCE_DIR)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    list(FILTER sources EXCLUDE REGEX "_kernels\\.cpp$")
    list(TRANSFORM sources REPLACE "^([^/].*)$" "${folder}/\\1")
    list(SORT sources)
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
            if(filled_${group} GREATER SINEW_UNITY_BYTES)
                math(EXPR batch_${group} "0${batch_${group}} + 1")
                set(filled_${group} ${bytes})
                set(batch ${group}_${batch_${group}})
            endif()
        endif()
        set_source_files_properties(${source} TARGET_DIRECTORY ${target}
            PROPERTIES UNITY_GROUP ${batch})
    endforeach()
endfunction()
