/** Addresses of media, posters and share images in the HTML of a page and in its script data. */
const named = /\/(?:media|poster|og)\/[^"'\\\s<>)&,]+/g;
/** Files that name other files beside them: a playlist its segments, a thumbnail list its sheets. */
const names = /\.(?:m3u8|vtt)$/;

/** Path tricks that could escape a folder. */
const winding = /%(?:2e|2f|5c)|[/\\]{2}|\\|\/\./i;

/** Returns a check whether a file path belongs to a page. Visitors who may see the page may load these files. */
export function filesOfPage(page: string): (path: string) => boolean {
  const written = [...page.matchAll(named)].map(([path]) => path.split(/[?#]/, 1)[0] ?? '');
  // Percent-encoded, as browsers request them.
  const paths = new Set(written.map((path) => (path.includes('%') ? path : encodeURI(path))));
  const folders = [...paths]
    .filter((path) => names.test(path))
    .map((path) => path.slice(0, path.lastIndexOf('/') + 1))
    // All media share this folder: there only named files are allowed.
    .filter((folder) => folder !== '/media/');
  return (path) =>
    paths.has(path) || (!winding.test(path) && folders.some((folder) => path.startsWith(folder)));
}
