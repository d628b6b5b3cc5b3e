#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
#
# Installs window and command line with the libraries that they need into a folder that runs from
# anywhere:
#   build_tree.sh BUILD OUT
# What stays outside: the C library, the X libraries and the loader and drivers of Vulkan, which have
# to fit the system. OUT is an AppDir as well.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$1
rm -rf "$2"
mkdir -p "$2"
out=$(cd "$2" && pwd)

for component in gui cli; do
    cmake --install "$build" --prefix "$out" --strip --component "$component" > /dev/null
done
rm -rf "$out/share/doc"
cmake --install "$build" --prefix "$out" --component notices > /dev/null
cp "$here/qt.conf" "$out/bin/"
cp "$here/AppRun" "$out/"
for name in sinew sinew-cli; do
    ln -s AppRun "$out/$name"
done
cp "$out/share/applications/sinew.desktop" "$out/share/icons/hicolor/scalable/apps/sinew.svg" "$out/"
ln -s sinew.svg "$out/.DirIcon"

from=$(qtpaths6 --query QT_INSTALL_PLUGINS)
for plugin in platforms/libqxcb.so platforms/libqoffscreen.so iconengines/libqsvgicon.so \
    imageformats/libqgif.so imageformats/libqico.so imageformats/libqjpeg.so imageformats/libqsvg.so \
    platforminputcontexts/libcomposeplatforminputcontextplugin.so \
    platforminputcontexts/libibusplatforminputcontextplugin.so \
    platformthemes/libqxdgdesktopportal.so; do
    install -D -m 644 "$from/$plugin" "$out/plugins/$plugin"
done

outside='ld-linux.*|linux-vdso|lib(c|m|dl|rt|pthread|resolv|vulkan|gcc_s|stdc\+\+)'
outside+='|libX(11|11-xcb|au|dmcp|ext)|libxcb|libxcb-(dri2|dri3|present|randr|shm|sync|xfixes)'
mkdir -p "$out/lib/fallback"
ldd "$out"/bin/sinew{,-cli} "$out"/plugins/*/*.so | awk '$2 == "=>" && $3 ~ "^/" {print $1, $3}' | sort -u |
    while read -r name path; do
        if [[ $name =~ ^(libstdc\+\+|libgcc_s)\.so ]]; then
            install -m 644 "$path" "$out/lib/fallback/$name"
        elif [[ ! $name =~ ^($outside)\.so ]]; then
            install -m 644 "$path" "$out/lib/$name"
        else
            continue
        fi
        # Libraries come with the licences that their packages state.
        package=$(dpkg -S "$(readlink -f "$path")" 2> /dev/null || dpkg -S "*/$(basename "$(readlink -f "$path")")")
        package=${package%%:*}
        install -D -m 644 "/usr/share/doc/$package/copyright" "$out/share/doc/sinew/licences/$package"
    done

strip --strip-unneeded "$out"/lib/*.so.* "$out"/plugins/*/*.so
patchelf --set-rpath '$ORIGIN/../lib' "$out/bin/sinew" "$out/bin/sinew-cli"
patchelf --set-rpath '$ORIGIN' "$out"/lib/*.so.*
patchelf --set-rpath '$ORIGIN/../../lib' "$out"/plugins/*/*.so
