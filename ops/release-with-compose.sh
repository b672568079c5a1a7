#!/bin/sh
# Another version of the shop under Docker Compose without a pause, in the folder of compose.yaml:
#   ops/release-with-compose.sh          builds what is here and lets it take over
#   ops/release-with-compose.sh --back   the version before takes over again
# It opens beside the one that runs, as `next`, and Caddy sends requests to it when that one closes;
# then `shop` is opened anew, and `next` goes. What does not open takes nobody's place.
set -eu
cd "$(dirname "$0")/.."

docker tag cablaj:latest cablaj:present
if [ "${1:-}" = --back ]; then
  docker tag cablaj:before cablaj:latest
else
  docker compose build shop
fi

compose="docker compose --profile release"
if ! $compose up --detach --no-deps --force-recreate --wait --wait-timeout 600 next; then
  $compose logs --tail 20 next
  $compose rm --stop --force next
  docker tag cablaj:present cablaj:latest
  echo "It did not open; the shop goes on as it was." >&2
  exit 1
fi
docker compose up --detach --no-deps --force-recreate --wait --wait-timeout 600 shop
$compose rm --stop --force next
docker compose up --detach --no-deps --force-recreate backup
docker tag cablaj:present cablaj:before
