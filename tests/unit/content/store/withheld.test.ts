import { expect, test } from 'vitest';
import { asOut } from '@/lib/content/store/as-out';
import { summariseWithheld } from '@/lib/content/store/withheld';
import { loadWhole } from '@/lib/content/validate/load-library';
import { withheldLines } from '@/tools/content/withheld-lines';

const whole = loadWhole();
const now = Date.parse('2026-11-22T12:00:00+01:00');
const base = summariseWithheld(whole, now);
const film = 'nosferatu-eine-symphonie-des-grauens';

/** The house with something said of that film, and a page that leads to it. */
function saying(said: { draft?: boolean; publishedFrom?: string }) {
  const films = new Map(whole.films);
  const record = films.get(film);
  const page = whole.pages.get('la-maison');
  if (!record || !page) throw new Error('not in the house');
  films.set(film, { ...record, ...said });
  const text = { fr: `Voir [ce film](/movie/${film}) et [un autre](/movie/faust).` };
  const pages = new Map([...whole.pages, ['la-maison', { ...page, text }] as const]);
  return { ...whole, films, pages };
}

test('of what is not out it is told how much there is, and what names it', () => {
  const { drafts, coming, namings } = summariseWithheld(saying({ draft: true }), now);
  expect({ drafts, coming }).toEqual({ drafts: base.drafts + 1, coming: base.coming });
  const by = namings.filter(({ name }) => name === `films/${film}.yaml`).map((one) => one.by);
  expect(by).toEqual(
    expect.arrayContaining(['collections/expressionnisme.yaml', 'shop/blu-ray-nosferatu.yaml']),
  );
  expect(by).toContain('pages/la-maison.yaml');
});

test('it is said in the language of the editors, and of a house that is all out nothing', () => {
  const lines = withheldLines(saying({ publishedFrom: '2098-12-04' }), 'fr', now);
  expect(lines).toContain(
    `collections/expressionnisme.yaml cite films/${film}.yaml, qui paraît le 2098-12-04\u202f: jusque-là, il n’y paraît pas.`,
  );
  const german = withheldLines(saying({ draft: true }), 'de', now);
  expect(german).toContain(
    `shop/blu-ray-nosferatu.yaml nennt films/${film}.yaml, einen Entwurf: Dort entfällt er.`,
  );
  expect(withheldLines(asOut(whole, Infinity), 'en', Date.parse('2100-01-01'))).toEqual([]);
});

test('a link to a draft loses its address and keeps its words, and the others stay', () => {
  const text = asOut(saying({ draft: true }), now).pages.get('la-maison')?.text;
  expect(text).toEqual({ fr: 'Voir ce film et [un autre](/movie/faust).' });
  const coming = saying({ publishedFrom: '2098-12-04' });
  const moment = Date.parse('2098-12-04T00:00:00+01:00');
  expect(asOut(coming, moment - 1).pages.get('la-maison')?.text.fr).toContain('Voir ce film et');
  expect(asOut(coming, moment).pages.get('la-maison')?.text.fr).toContain(`(/movie/${film})`);
});
