import { readFileSync } from 'node:fs';
import { forEachLocale } from '@/lib/i18n/locales';
import { findParityIssues, findWideSpaces } from './message-issues';

/**
 * `npm run messages:check`: every language must have all messages with the same arguments, and French messages
 * their narrow spaces. Covers the messages for visitors, previews and editors.
 */
const messages = forEachLocale((locale) => ({
  ...read(`messages/${locale}.json`),
  ...read(`lib/site/preview/messages/${locale}.json`),
}));
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
  ...findWideSpaces(messages.fr),
  ...findParityIssues(editorMessages, editors),
  ...findWideSpaces(editorMessages.fr, editors),
];

for (const issue of issues) process.stderr.write(`${issue}\n`);
process.stdout.write(`Messages: ${issues.length === 0 ? 'no fault' : `${issues.length} faults`}\n`);
process.exit(issues.length === 0 ? 0 : 1);

function read(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
