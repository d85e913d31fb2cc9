import { escapeHtml } from '@/lib/primitives/text/escape-markup';

/**
 * Placeholders in prerendered pages that the server replaces per request: the error id, the reason of a shop refusal
 * (`lib/server/uncached`), and the requested path.
 */
export const errorIdToken = 'BOBINE_ERROR_ID';
export const refusalToken = 'BOBINE_REFUSAL';
export const requestedPathToken = 'BOBINE_REQUESTED_PATH';

/**
 * Replaces a token in a prerendered page with escaped text. Tokens inside scripts stay, since HTML escaping is not
 * safe there.
 */
export function fillToken(html: string, token: string, text: string): string {
  const escaped = escapeHtml(text);
  const scriptOrToken = new RegExp(`<script\\b[^]*?</script>|${token}`, 'gi');
  return html.replace(scriptOrToken, (match) => (match.startsWith('<') ? match : escaped));
}
