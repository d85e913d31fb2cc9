import { getTheme } from '@/lib/content/store/get-theme';
import type { Colours } from '@/lib/content/store/theme';
import type { Locale } from '@/lib/i18n/locales';
import { escapeHtml } from '@/lib/primitives/text/escape-markup';
import { markdownToHtml } from '@/lib/site/markdown-to-html';
import type { Block, Fact, Item, MailContent, Sum } from './mail-content';

/** A mail loads no fonts: it uses the site's typeface if that is installed, else a font that most devices have. */
const faces = "Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif";

/**
 * Renders a mail as HTML: one column in the site's light and dark colours, without remote resources
 * or tracking. It stays readable if mail clients drop its styles.
 */
export function renderMailHtml(
  { subject, title, blocks }: MailContent,
  siteName: string,
  locale: Locale,
) {
  const { light, dark } = getTheme();
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(subject)}</title>
<style>${mailStyles(light, dark)}</style>
</head>
<body>
<div class="letter" role="article" aria-label="${escapeHtml(subject)}">
<p class="site-name">${escapeHtml(siteName)}</p>
<h1>${escapeHtml(title)}</h1>
${blocks.map((block) => blockAsHtml(block, locale)).join('\n')}
</div>
</body>
</html>
`;
}

function blockAsHtml(block: Block, locale: Locale): string {
  switch (block.is) {
    case 'words':
      return `<p>${inLines(block.text)}</p>`;
    case 'notice':
      return `<p class="notice">${escapeHtml(block.text)}</p>`;
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'link':
      return linkAsHtml(block);
    case 'facts':
      return `<table class="facts">${block.facts.map(factAsHtml).join('')}</table>`;
    case 'lines':
      return linesAsHtml(block);
    case 'code':
      return `<p class="code"><span>${escapeHtml(block.label)}</span><br><strong>${escapeHtml(block.code)}</strong></p>`;
    case 'written':
      return `<div class="written">${markdownToHtml(block.text, locale)}</div>`;
  }
}

function linkAsHtml({ text, url, isQuiet }: Block & { is: 'link' }): string {
  const classAttribute = isQuiet ? '' : ' class="button"';
  return `<p><a${classAttribute} href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`;
}

const inLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const factAsHtml = ([label, text]: Fact) =>
  `<tr><th scope="row">${escapeHtml(label)}</th><td>${inLines(text)}</td></tr>`;

function linesAsHtml({ head, lines, sums }: Block & { is: 'lines' }): string {
  const [article, sum] = head.map(
    (name, at) => `<th scope="col"${at ? ' class="sum"' : ''}>${escapeHtml(name)}</th>`,
  );
  return `<table class="lines"><thead><tr>${article}${sum}</tr></thead><tbody>${lines.map(itemAsHtml).join('')}</tbody><tfoot>${sums.map(sumAsHtml).join('')}</tfoot></table>`;
}

const itemAsHtml = ({ title, detail, sum }: Item) =>
  `<tr><td>${escapeHtml(title)}<br><span class="detail">${escapeHtml(detail)}</span></td><td class="sum">${escapeHtml(sum)}</td></tr>`;

const sumAsHtml = ({ label, sum, isTotal }: Sum) =>
  `<tr${isTotal ? ' class="total"' : ''}><th scope="row">${escapeHtml(label)}</th><td class="sum">${escapeHtml(sum)}</td></tr>`;

/** The mail's CSS; dark colours come last, for clients with `prefers-color-scheme`. */
function mailStyles(light: Colours, dark: Colours): string {
  return `:root { color-scheme: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; font-family: ${faces}; font-size: 16px; line-height: 1.5; overflow-wrap: break-word; }
.letter { max-width: 560px; margin: 0 auto; padding: 28px 20px 48px; }
.site-name { margin: 0 0 28px; padding-bottom: 10px; border-bottom: 4px solid; font-size: 18px; font-weight: 800; letter-spacing: -0.02em; line-height: 1.2; }
h1 { margin: 0 0 20px; font-size: 30px; font-weight: 800; letter-spacing: -0.02em; line-height: 1.1; text-wrap: balance; }
h2 { margin: 36px 0 12px; padding-top: 10px; border-top: 1px solid; font-size: 18px; font-weight: 700; line-height: 1.3; }
p { margin: 0 0 16px; }
.notice { padding: 10px 14px; border: 2px solid; font-weight: 700; }
.button { display: inline-block; padding: 12px 20px; font-weight: 700; text-decoration: none; }
table { width: 100%; margin: 0 0 20px; border-collapse: collapse; font-size: 16px; }
th, td { padding: 7px 0; text-align: left; vertical-align: top; font-weight: 400; }
.facts th { width: 36%; }
.facts th, .facts td { padding: 4px 14px 4px 0; }
.facts td { padding-right: 0; }
.lines thead th { padding-top: 0; font-size: 14px; border-bottom: 1px solid; }
.lines tbody td { border-bottom: 1px solid; }
.lines tfoot th { padding-right: 14px; }
.lines tfoot tr:first-child > * { padding-top: 12px; }
.lines .sum { padding-left: 14px; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.lines .total > * { padding-top: 10px; padding-bottom: 10px; border-top: 3px solid; border-bottom: 1px solid; font-weight: 800; }
.detail { font-size: 14px; }
.code { padding: 14px 16px; border: 2px solid; }
.code strong { font-size: 22px; letter-spacing: 0.02em; font-variant-numeric: tabular-nums; }
.written { font-size: 14px; }
.written ul, .written ol { padding-left: 20px; }
.written h1, .written h2, .written h3 { margin: 16px 0 8px; padding: 0; border: 0; font-size: 15px; letter-spacing: 0; }
${inks(light)}
@media (prefers-color-scheme: dark) {
${inks(dark)}
}`;
}

function inks({ paper, ink, muted, line, accent, onAccent }: Colours): string {
  return `body, .letter { background: ${paper}; color: ${ink}; }
a { color: ${accent}; }
.site-name, .lines .total > *, .lines thead th { border-color: ${ink}; }
.notice, .code { border-color: ${accent}; }
.notice { color: ${accent}; }
h2, .lines tbody td { border-color: ${line}; }
.facts th, .detail, .lines thead th, .code span { color: ${muted}; }
a.button { background: ${accent}; color: ${onAccent}; }`;
}
