// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace sinew::cli {

// What shells read so that Tab completes `sinew-cli`. They pass the words so far to
// `sinew-cli complete`, which answers with a line per candidate, its help behind a tab, and
// "files:" alone where names of files fit, too.

inline constexpr std::string_view kBashScript = R"(# bash completion for sinew-cli
_sinew_cli() {
    local current="${COMP_LINE:0:COMP_POINT}" line files=
    local -a words=() typed=()
    # '=' and ':' separate no words for the program.
    local COMP_WORDBREAKS=$' \t\n"\'><;|&('
    if declare -F _get_comp_words_by_ref >/dev/null; then
        local cur cword
        _get_comp_words_by_ref -n '=:' -c cur -w typed -i cword
        words=("${typed[@]:1:cword}")
    else
        words=("${COMP_WORDS[@]:1:COMP_CWORD}")
    fi
    [ ${#words[@]} -gt 0 ] || words=('')
    local last="${words[-1]}"
    local i
    for i in "${!words[@]}"; do  # quotes and backslashes of the shell
        case ${words[i]} in
            *[\`\$]*) ;;
            *) eval "words[i]=${words[i]}" 2>/dev/null || words[i]="${words[i]#[\"\']}" ;;
        esac
    done
    COMPREPLY=()
    while IFS= read -r line; do
        if [ "$line" = files: ]; then
            files=1
            continue
        fi
        line="${line%%$'\t'*}"
        case $last in
            [\"\']*) ;;
            *) printf -v line %q "$line" ;;
        esac
        case $line in
            --*=) compopt -o nospace 2>/dev/null ;;
        esac
        # Readline replaces only what follows the last '=' or ':'.
        case $last in
            *[=:]*) line="${line#"${last%"${last##*[=:]}"}"}" ;;
        esac
        COMPREPLY+=("$line")
    done < <(command sinew-cli complete -- "${words[@]}" 2>/dev/null)
    [ -z "$files" ] || compopt -o default 2>/dev/null
}
complete -F _sinew_cli sinew-cli
)";

inline constexpr std::string_view kZshScript = R"(#compdef sinew-cli
_sinew_cli() {
    local line files=
    local -a typed=("${(@Q)words[2,CURRENT]}") names=() helps=()
    while IFS= read -r line; do
        if [[ $line == files: ]]; then
            files=1
            continue
        fi
        names+=("${line%%$'\t'*}")
        if [[ $line == *$'\t'* ]]; then
            helps+=("${line%%$'\t'*}  -- ${line#*$'\t'}")
        else
            helps+=("$line")
        fi
    done < <(command sinew-cli complete -- "${typed[@]}" 2>/dev/null)
    (( $#names )) && compadd -l -d helps -- "${names[@]}"
    [[ -z $files ]] || _files
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
    _sinew_cli "$@"
else
    compdef _sinew_cli sinew-cli
fi
)";

inline constexpr std::string_view kFishScript = R"(# fish completion for sinew-cli
function __sinew_cli
    set -l words (commandline -opc) (commandline -ct)
    set -l files
    for line in (command sinew-cli complete -- $words[2..-1] 2>/dev/null)
        if test "$line" = files:
            set files 1
        else
            echo $line
        end
    end
    if test -n "$files"
        __fish_complete_path (commandline -ct)
    end
end
complete -c sinew-cli -f -a '(__sinew_cli)'
)";

}  // namespace sinew::cli
