/** The name of the `<meta>` by which a page says that other sites may show it in a frame. */
export const framedMeta = 'bobine-framed';

const meta = `<meta name="${framedMeta}"`;

/** Whether a built page may stand in a frame anywhere, by its head: what a visitor has written stands below. */
export function isFramed(html: Buffer): boolean {
  const at = html.indexOf(meta);
  return at >= 0 && at < html.indexOf('</head>');
}
