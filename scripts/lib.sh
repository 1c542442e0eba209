# shellcheck shell=bash
# What the bash scripts of this folder share; they source it.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# shellcheck source=scripts/lib/talk.sh
source scripts/lib/talk.sh
# shellcheck source=scripts/lib/install.sh
source scripts/lib/install.sh
# shellcheck source=scripts/lib/build.sh
source scripts/lib/build.sh
