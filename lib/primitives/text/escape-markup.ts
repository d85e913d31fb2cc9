const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes HTML for text and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** Characters that XML 1.0 forbids even as references (2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches the characters to remove.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** Escapes XML and HTML for text and quoted attributes. Removes characters that XML forbids. */
export function escapeXml(text: string): string {
  return escapeHtml(text.replace(forbidden, ''));
}
