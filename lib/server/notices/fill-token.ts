import { escapeHtml } from '@/lib/text/escape-html';

/**
 * Writes a text into a prerendered page where its token stands: escaped in the markup; in scripts
 * the token stays, since HTML escaping would not be safe there.
 */
export function fillToken(html: string, token: string, text: string): string {
  const escaped = escapeHtml(text);
  const scriptOrToken = new RegExp(`<script\\b[^]*?</script>|${token}`, 'gi');
  return html.replace(scriptOrToken, (found) => (found.startsWith('<') ? found : escaped));
}
