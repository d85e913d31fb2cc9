/** Where a mirror has the router's payload of a page, whole or a segment of it. */
export function payloadFile(path: string, segment?: string | null): string {
  const page = path === '/' ? '/index' : path.replace(/\/$/, '');
  return segment ? `${page}.segments${segment}.segment.rsc` : `${page}.rsc`;
}
