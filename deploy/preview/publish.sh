#!/bin/sh
# Builds a preview of the state that is checked out and puts it where deploy/bobine-preview@.service runs it:
# https://pr-0042.preview.films.example for number 42. The CI files beside this one, and those of `npm run new-site`, call
# it; it runs by hand too.
#   CONTENT_DIR     the content, in this project or in a repository of its own beside it; `content` unless set
#   PREVIEW_NUMBER  of the pull or merge request, to 9999
#   PREVIEW_BASE    the branch whose content is published; the preview lists what differs from it
#   PREVIEW_SSH     user@host, and PREVIEW_DOMAIN what its certificate and its proxy answer for
# Prints nothing on stdout but the address.
set -eu
: "${PREVIEW_NUMBER:?}" "${PREVIEW_BASE:?}" "${PREVIEW_SSH:?}" "${PREVIEW_DOMAIN:?}"

case $PREVIEW_NUMBER in
  '' | *[!0-9]* | ?????*)
    echo "PREVIEW_NUMBER is “$PREVIEW_NUMBER”: expected a number to 9999." >&2
    exit 1
    ;;
esac
number=$(printf '%04d' "$(expr "$PREVIEW_NUMBER" + 0)")
content=${CONTENT_DIR:-${HOUSE:-content}}
# The repository that has the content, and its folder in there: `content/`, or nothing.
repository=$(git -C "$content" rev-parse --show-toplevel)
within=$(git -C "$content" rev-parse --show-prefix)
published=$(mktemp -d)
site=$(mktemp -d)
trap 'git -C "$repository" worktree remove --force "$published/house" || true; rm -rf "$published" "$site"' EXIT

{
  git -C "$repository" fetch --depth=1 origin "refs/heads/$PREVIEW_BASE"
  git -C "$repository" worktree add --detach "$published/house" FETCH_HEAD
  npm ci
  # A typeface of fontsource.org is a package of the content.
  if [ -f "$content/package-lock.json" ]; then npm ci --prefix "$content"; fi
  npm run content:check
  SITE_ENV=preview PREVIEW_COMPARE_TO="$published/house/$within" npm run build
  # A build is a folder with all it needs but the media, to which it has a link: `-L` makes files of it.
  cp -RL ".previews/$(cat .previews/current)/." "$site"
  rsync -a --delete "$site/" "$PREVIEW_SSH:/srv/previews/$number/"
  ssh "$PREVIEW_SSH" sudo systemctl restart "bobine-preview@$number"
} >&2

echo "https://pr-$number.$PREVIEW_DOMAIN"
