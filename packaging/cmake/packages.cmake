# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
# Debian packages, one per component that is installed: `cpack` in the build folder
# (packaging/build_packages.sh). Included after all install rules.

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_VENDOR "The Sinew authors")
set(CPACK_PACKAGE_CONTACT "The Sinew authors <maintainers@sinew.example>")
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_SOURCE_DIR}/build/packages)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
# The first line of a description is written per package.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")

set(documents ${CMAKE_CURRENT_BINARY_DIR}/debian)
add_custom_command(OUTPUT ${documents}/changelog.Debian.gz
    COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/debian/write_documents.sh ${documents}
        ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE} ${SINEW_RELEASED} ${CPACK_PACKAGE_CONTACT}
    DEPENDS debian/write_documents.sh ${PROJECT_SOURCE_DIR}/CHANGELOG.md ${PROJECT_SOURCE_DIR}/LICENSE
        licences/DejaVu.txt ${PROJECT_SOURCE_DIR}/CMakeLists.txt
    COMMENT "Writing the documents of packages" VERBATIM)
add_custom_target(sinew_package_documents ALL DEPENDS ${documents}/changelog.Debian.gz)

# What has to be built before cpack: all that is installed, without the tests.
add_custom_target(sinew_installed DEPENDS ${programs} sinew_package_documents)
foreach(target sinew_pages sinew_icons sinew_python manual)
    if(TARGET ${target})
        add_dependencies(sinew_installed ${target})
    endif()
endforeach()

get_cmake_property(installed COMPONENTS)

# sinew_package(COMPONENT PACKAGE SECTION DESCRIPTION FIELD VALUE…): the package of a component, if
# something is installed as part of it. FIELD is as in CPACK_DEBIAN_<COMPONENT>_PACKAGE_<FIELD>.
macro(sinew_package component package section description)
    if(${component} IN_LIST installed)
        list(APPEND CPACK_COMPONENTS_ALL ${component})
        string(TOUPPER ${component} upper)
        set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${package})
        set(CPACK_DEBIAN_${upper}_PACKAGE_SECTION ${section})
        set(CPACK_DEBIAN_${upper}_DESCRIPTION "${description}")
        set(fields ${ARGN})
        while(fields)
            list(POP_FRONT fields field value)
            set(CPACK_DEBIAN_${upper}_PACKAGE_${field} "${value}")
        endwhile()
        install(FILES ${documents}/copyright ${documents}/changelog.gz ${documents}/changelog.Debian.gz
            DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package} COMPONENT ${component} EXCLUDE_FROM_ALL)
    endif()
endmacro()

set(drivers "mesa-vulkan-drivers | vulkan-icd")
sinew_package(gui sinew graphics "inspector for animated glTF files
Sinew plays and scrubs the animations of glTF files and shows what they
contain: which joints influence which vertices, with which weights, and
everything else. It evaluates files exactly as the specification defines
them, finds problems and describes how to fix them, and compares versions.
.
It draws with Vulkan, on a processor as well."
    DEPENDS qt6-qpa-plugins
    RECOMMENDS "${drivers}"
    SUGGESTS "sinew-cli, sinew-doc, ffmpeg")
sinew_package(cli sinew-cli graphics "inspector for animated glTF files (command line)
The program sinew-cli prints what glTF files contain, checks skins, weights
and animations, compares versions, renders pictures and films, and writes
reports. It needs neither a display nor a graphics card, and has thumbnails
for file managers and completions for bash, zsh and fish."
    RECOMMENDS "${drivers}"
    SUGGESTS "sinew-doc, ffmpeg, git")
sinew_package(bench sinew-bench graphics "inspector for animated glTF files (benchmarks)
The program sinew-bench measures loading, evaluation, skinning and drawing
of glTF files, and how they scale with worst-case inputs."
    RECOMMENDS "${drivers}")
math(EXPR next_minor "0${Python_VERSION_MINOR} + 1")
# Compiled when it is installed, and cleaned when it is removed.
set(CPACK_DEBIAN_PYTHON_PACKAGE_CONTROL_EXTRA
    ${CMAKE_CURRENT_SOURCE_DIR}/debian/python/postinst ${CMAKE_CURRENT_SOURCE_DIR}/debian/python/prerm)
sinew_package(python python3-sinew python "inspector for animated glTF files (Python module)
The module sinew loads glTF files, evaluates poses, checks weights and
animations, compares files and renders pictures. Results are NumPy arrays."
    DEPENDS "python3 (>= 3.${Python_VERSION_MINOR}), python3 (<< 3.${next_minor}), python3-numpy"
    RECOMMENDS "${drivers}")
sinew_package(doc sinew-doc doc "inspector for animated glTF files (manual)
The manual of Sinew: tutorials, an index by symptom, and references of
rules, views, keys, options, JSON formats and the interfaces for C++ and
Python. It is read in a browser and needs no network."
    ARCHITECTURE all
    SHLIBDEPS OFF)

include(CPack)
