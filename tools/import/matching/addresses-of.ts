import { locales } from '@/lib/i18n/locales';
import type { Said } from '../read-cells';
import { chooseAddresses } from './choose-addresses';
import type { Matched } from './match-rows';

/** The slug of each new film, by its row; `undefined` if no title can be written as a slug. */
export function addressesOf(
  matched: readonly Matched[],
  films: ReadonlyMap<string, unknown>,
): Map<Matched, string | undefined> {
  const made = matched.filter((match) => 'isNew' in match);
  const named = made.map(({ said, identity }) => ({ ...said, ...identity }));
  const chosen = chooseAddresses(
    named.map(({ slug, values, year = 0, directors }) => ({
      ...{ year, directors, titles: titlesIn(values) },
      ...(slug && { slug }),
    })),
    films.keys(),
  );
  return new Map(made.map((match, index) => [match, chosen[index]]));
}

/** The original title and all other titles, with their languages. */
function titlesIn(values: Said['values']) {
  const at = (path: string) => [...values].find(([column]) => column.path === path)?.[1];
  const lang = at('title.original.lang');
  const also = (at('title.also') ?? []) as { text: string; lang?: string }[];
  const titles = [
    { text: at('title.original.text'), lang },
    ...locales.map((locale) => ({ text: at(`title.${locale}`), lang: locale })),
    ...also,
  ];
  return titles.filter((title): title is { text: string; lang?: string } => Boolean(title.text));
}
