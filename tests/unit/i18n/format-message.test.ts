import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import formatMessage from '@/lib/i18n/format-message';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';

const zone = 'Europe/Zurich';
/** With the arguments of next-intl. */
const format = (message: unknown, values?: Record<string, unknown>, locale = 'fr') =>
  formatMessage('Some.key', message, values as never, { locale, timeZone: zone });

it('formatMessage: dates are formatted in the given time zone', () => {
  const day = new Date('2026-06-01T22:30:00Z');
  expect(format('{day, date, ::dd}', { day }, 'de')).toBe('02');
  expect(format('{day, date, long}', { day }, 'de')).toBe('2. Juni 2026');
});

it('formatMessage: every message of the site is formatted as by next-intl', () => {
  for (const [locale, messages] of [
    ['fr', fr],
    ['de', de],
  ] as const)
    for (const [key, message] of leaves(messages)) {
      const values = sampleFor(message);
      const t = createTranslator({ locale, messages: { m: message }, timeZone: zone });
      expect(format(message, values, locale), `${locale} ${key}`).toEqual(
        t.rich('m', values as never),
      );
    }
});

function leaves(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    leaves(child, path ? `${path}.${key}` : key),
  );
}

/** A value for each argument and tag of a message. */
function sampleFor(message: string): Record<string, unknown> {
  const values = [...message.matchAll(/\{(\w+)\s*[,}]/g)].map(([, name = '']) => [name, 3]);
  const marks = [...message.matchAll(/<(\w+)>/g)].map(([, name = '']) => [
    name,
    (words: unknown) => `[${words}]`,
  ]);
  return Object.fromEntries([...values, ...marks]);
}
