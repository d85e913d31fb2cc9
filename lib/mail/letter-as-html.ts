import { getTheme } from '@/lib/content/store/get-theme';
import type { Locale } from '@/lib/i18n/locales';
import { wordsAsHtml } from '@/lib/site/words-as-html';
import { escapeHtml } from '@/lib/text/escape-html';
import type { Block, Fact, Item, Letter, Sum } from './letter';
import { letterStyles } from './letter-styles';

/**
 * A letter as HTML: one column, in the house's colours by day and by night, with nothing that is fetched from anywhere and
 * nothing that tells who has read it. What programs leave of its styles can be read as well.
 */
export function letterAsHtml({ subject, title, blocks }: Letter, house: string, locale: Locale) {
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
<style>${letterStyles(light, dark)}</style>
</head>
<body>
<div class="letter" role="article" aria-label="${escapeHtml(subject)}">
<p class="house">${escapeHtml(house)}</p>
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
      return `<div class="written">${wordsAsHtml(block.text, locale)}</div>`;
  }
}

function linkAsHtml({ text, url, isQuiet }: Block & { is: 'link' }): string {
  const look = isQuiet ? '' : ' class="button"';
  return `<p><a${look} href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>`;
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
