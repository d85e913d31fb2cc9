/** Addresses of the house's media, of drawn posters and of shared pictures, in elements as in the data of a page's scripts. */
const named = /\/(?:media|poster|og)\/[^"'\\\s<>)&,]+/g;
/** What names other files beside itself: a playlist its parts, a list of thumbnails its sheets. */
const names = /\.(?:m3u8|vtt)$/;

/** What a folder's name may be got around with. */
const winding = /%(?:2e|2f|5c)|[/\\]{2}|\\|\/\./i;

/** Answers whether a file, by its path, belongs to a page: whoever may see the page needs it. */
export function filesOfPage(page: string): (path: string) => boolean {
  const written = [...page.matchAll(named)].map(([path]) => path.split(/[?#]/, 1)[0] ?? '');
  // As browsers ask for it.
  const paths = new Set(written.map((path) => (path.includes('%') ? path : encodeURI(path))));
  const folders = [...paths]
    .filter((path) => names.test(path))
    .map((path) => path.slice(0, path.lastIndexOf('/') + 1))
    // Of files that lie beside those of all others only what is named.
    .filter((folder) => folder !== '/media/');
  return (path) =>
    paths.has(path) || (!winding.test(path) && folders.some((folder) => path.startsWith(folder)));
}
