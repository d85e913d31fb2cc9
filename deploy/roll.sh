#!/bin/sh
# Shows the image bobine:${TAG:-latest} on one instance after the other, each once it says that it is well.
set -eu
cd "$(dirname "$0")"
for name in one two; do
  docker compose up -d --no-deps --no-build --force-recreate --wait --wait-timeout 60 "$name"
done
