const ofPages = ['permissions-policy', 'cross-origin-opener-policy'];
const ofAll = ['referrer-policy', 'cross-origin-resource-policy', 'x-request-id'];

/** What is missing among the headers that guard an answer; `undefined` where nothing is. */
export function judgeGuards(headers: Record<string, unknown>, isPage: boolean): string | undefined {
  const policy = String(headers['content-security-policy'] ?? '');
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  const missing = [...ofAll, ...(isPage ? ofPages : [])].find((name) => !headers[name]);
  if (missing) return missing;
  if (headers['x-content-type-options'] !== 'nosniff') return 'nosniff';
  if (!policy.includes("frame-ancestors 'none'")) return 'frame-ancestors';
  if (!isPage) return policy.startsWith("default-src 'none'") ? undefined : 'a policy of a file';
  if (/unsafe-(?:inline|eval)/.test(scripts)) return 'a strict script-src';
  return scripts.includes("'sha256-") ? undefined : 'hashes';
}
