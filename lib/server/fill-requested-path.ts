import { escapeHtml } from './escape-html';
import { requestedPathToken } from './requested-path-token';

const SCRIPT_OR_TOKEN = new RegExp(`<script\\b[^]*?</script>|${requestedPathToken}`, 'gi');

/**
 * Writes the requested path into the prerendered not-found page: the token becomes the escaped
 * path in the markup and stays in scripts, where HTML escaping would not be safe (the page's
 * script reads `location` itself).
 */
export function fillRequestedPath(html: string, path: string): string {
  const escaped = escapeHtml(path);
  return html.replace(SCRIPT_OR_TOKEN, (found) => (found.startsWith('<') ? found : escaped));
}
