import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { productLanguages } from '@/lib/content/schema/site';
import { findMissingMessages, findParityIssues, findWideSpaces } from './message-issues';

/**
 * `npm run messages:check`: French and German must have all messages, the product's other languages those for visitors, every
 * language the same arguments and none that French lacks, and French messages their narrow spaces. Other messages that a
 * further language lacks are counted: they are shown in English. Covers the messages for visitors, previews and editors.
 */
const messages = { fr: siteMessages('fr'), de: siteMessages('de') };
const others = readdirSync('messages')
  .map((file) => file.replace(/\.json$/, ''))
  .filter((language) => !(language in messages))
  .map((language) => [language, siteMessages(language)] as const);
const editors = 'lib/content/validate/messages';
const [fr, de, en] = ['fr', 'de', 'en'].map((language) => read(`${editors}/${language}.json`));
/** The English file contains only a few messages, because the keys of the messages are the English texts. */
const english = Object.fromEntries(Object.keys(fr.sentences).map((text) => [text, text]));
const editorMessages = {
  fr: { ...fr.sentences, ...fr.nouns },
  de: { ...de.sentences, ...de.nouns },
  en: { ...english, ...en.sentences, ...en.nouns },
};
const issues = [
  ...findParityIssues(messages),
  ...others.flatMap(([language, own]) =>
    findParityIssues({ fr: messages.fr, [language]: own }, { isPartial: true }),
  ),
  ...findWideSpaces(messages.fr),
  ...findParityIssues(editorMessages, { folder: editors }),
  ...findWideSpaces(editorMessages.fr, editors),
];

for (const [language, own] of others) {
  const missing = findMissingMessages(messages.fr, own);
  const visitors = missing.filter((key) => !/^(?:Admin|Editor)\./.test(key));
  if (productLanguages.includes(language))
    issues.push(...visitors.map((key) => `${key}: missing in messages/${language}.json`));
  const extra = findMissingMessages(own, messages.fr);
  issues.push(...extra.map((key) => `${key}: in messages/${language}.json, but not in French`));
  if (missing.length > 0)
    process.stdout.write(`messages/${language}.json lacks ${missing.length} messages.\n`);
}
for (const issue of issues) process.stderr.write(`${issue}\n`);
process.stdout.write(`Messages: ${issues.length === 0 ? 'no fault' : `${issues.length} faults`}\n`);
process.exit(issues.length === 0 ? 0 : 1);

function siteMessages(language: string) {
  const previews = `lib/site/preview/messages/${language}.json`;
  return { ...read(`messages/${language}.json`), ...(existsSync(previews) && read(previews)) };
}

function read(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
