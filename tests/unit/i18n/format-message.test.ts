import { createTranslator } from 'next-intl';
import { createElement, isValidElement } from 'react';
import { describe, expect, it } from 'vitest';
import formatMessage from '@/lib/i18n/format-message';
import de from '@/messages/de.json';
import fr from '@/messages/fr.json';

const zone = 'Europe/Zurich';
/** As next-intl asks. */
const say = (message: unknown, values?: Record<string, unknown>, locale = 'fr') =>
  formatMessage('Some.key', message, values as never, { locale, timeZone: zone });

describe('formatMessage', () => {
  it('says days in the zone that it is given', () => {
    const day = new Date('2026-06-01T22:30:00Z');
    expect(say('{day, date, ::dd}', { day }, 'de')).toBe('02');
    expect(say('{day, date, long}', { day }, 'de')).toBe('2. Juni 2026');
  });

  it('gives marked words back as elements', () => {
    const said = say('Un <b>mot</b>', { b: (words: string[]) => createElement('b', {}, words) });
    expect(said).toEqual(['Un ', expect.anything()]);
    expect(isValidElement((said as unknown[])[1])).toBe(true);
  });

  it('says what nothing is put into as it is written, apart from signs that have been taken out of use', () => {
    expect(say('Tout')).toBe('Tout');
    expect(say("Entre '{'accolades'}'")).toBe('Entre {accolades}');
  });

  it('says every message of the site as next-intl does', () => {
    for (const [locale, messages] of [
      ['fr', fr],
      ['de', de],
    ] as const)
      for (const [key, message] of leaves(messages)) {
        const values = sampleFor(message);
        const t = createTranslator({ locale, messages: { m: message }, timeZone: zone });
        expect(say(message, values, locale), `${locale} ${key}`).toEqual(
          t.rich('m', values as never),
        );
      }
  });
});

function leaves(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    leaves(child, path ? `${path}.${key}` : key),
  );
}

/** Something for each name that a message has a place for. */
function sampleFor(message: string): Record<string, unknown> {
  const values = [...message.matchAll(/\{(\w+)\s*[,}]/g)].map(([, name = '']) => [name, 3]);
  const marks = [...message.matchAll(/<(\w+)>/g)].map(([, name = '']) => [
    name,
    (words: unknown) => `[${words}]`,
  ]);
  return Object.fromEntries([...values, ...marks]);
}
