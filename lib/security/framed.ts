/** Name of the `<meta>` of a page that other sites may embed. */
export const framedMeta = 'bobine-framed';

const meta = `<meta name="${framedMeta}"`;

/** Whether a built page may be framed. Only the head is checked, since user content is below it. */
export function isFramed(html: Buffer): boolean {
  const at = html.indexOf(meta);
  return at >= 0 && at < html.indexOf('</head>');
}
