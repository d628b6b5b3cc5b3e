#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
# Writes the manual pages, shell completions and schemas that the built programs describe:
#   write_pages.sh OUT BIN NAME...
# OUT/man/NAME/*.1.gz for each program NAME in the folder BIN, OUT/bash, zsh, fish, and OUT/schemas
# with the JSON Schemas ("sinew.project-1.schema.json").
set -eu
out=$1
bin=$2
shift 2
here=$(dirname "$0")
rm -rf "$out"

for name in "$@"; do
    pages=$out/man/$name
    mkdir -p "$pages"
    if [ "$name" = sinew ]; then  # the window has no commands; its help becomes the page
        "$bin/sinew" --help | awk -v version="$("$bin/sinew" --version)" -f "$here/help_to_man.awk" > "$pages/sinew.1"
    else
        "$bin/$name" man -o "$pages/$name.1"
        for command in $(tr -d '\\' < "$pages/$name.1" | sed -n "s/^\.BR $name-\(.*\) (1)\$/\1/p"); do
            "$bin/$name" man "$command" -o "$pages/$name-$command.1"
        done
    fi
    gzip -9n "$pages"/*.1
done

mkdir -p "$out/bash" "$out/zsh" "$out/fish"
"$bin/sinew-cli" completion bash -o "$out/bash/sinew-cli"
"$bin/sinew-cli" completion zsh -o "$out/zsh/_sinew-cli"
"$bin/sinew-cli" completion fish -o "$out/fish/sinew-cli.fish"

mkdir -p "$out/schemas"
for name in $("$bin/sinew-cli" schema); do
    "$bin/sinew-cli" schema "$name" > "$out/schemas/$(echo "$name" | tr / -).schema.json"
done
