import { useTranslations } from 'next-intl';
import { Runtime } from '@/components/catalog/films/film-line';
import { FilmTitle } from '@/components/catalog/films/film-title';
import { DirectorNames, HitLines } from '@/components/catalog/films/hit-lines';
import { TextLink } from '@/components/navigation/links';
import type { ShownFilm } from '@/lib/search/api/films-response';

type Props = {
  films: ShownFilm[];
  /** Country names by code (ISO 3166-1 alpha-2). */
  countries: ReadonlyMap<string, string>;
};

const columns = ['title', 'year', 'country', 'director', 'runtime', 'watch'] as const;

/** Films as table rows; on a phone each row has two lines. */
export function FilmTable({ films, countries }: Props) {
  const t = useTranslations('List');
  return (
    <table className="w-full border-ink border-y-2 text-left max-md:block">
      <caption className="sr-only">{t('caption')}</caption>
      <thead className="max-md:sr-only">
        <tr className="label text-muted">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="whitespace-nowrap py-2 pr-6 font-[inherit] last:pr-0"
            >
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {films.map((film) => (
          <FilmRow key={film.slug} film={film} countries={countries} />
        ))}
      </tbody>
    </table>
  );
}

function FilmRow({ film, countries }: { film: ShownFilm; countries: Props['countries'] }) {
  const t = useTranslations('List');
  const { title, originalTitle = title, year, runtime, directors, watchable, hit } = film;
  const countryCodes = film.countries ?? [];
  const cell = 'py-2.5 md:pr-6 max-md:inline max-md:p-0 max-md:text-sm max-md:text-muted';
  const comma = "max-md:before:content-[',_']";
  return (
    <tr className="border-line border-t align-baseline max-md:block max-md:py-3">
      <th scope="row" className="py-2.5 pr-6 font-bold max-md:block max-md:p-0">
        <TextLink href={`/movie/${film.slug}`}>
          <FilmTitle title={title} ranges={hit?.title.ranges} />
        </TextLink>
        {originalTitle.text !== title.text && !hit?.otherTitle && (
          <span lang={originalTitle.lang} className="block font-normal text-muted text-sm italic">
            {originalTitle.text}
          </span>
        )}
        {hit && (
          <div className="max-w-[48ch] font-normal">
            <HitLines hit={hit} />
          </div>
        )}
      </th>
      <td className={`${cell} tabular-nums`}>{year}</td>
      <td className={`${cell} ${countryCodes.length > 0 ? comma : ''}`}>
        {countryCodes.map((code) => countries.get(code) ?? code).join(', ')}
      </td>
      <td className={`${cell} ${directors.length > 0 ? comma : ''}`}>
        <DirectorNames directors={directors} people={hit?.people} />
      </td>
      <td className={`${cell} whitespace-nowrap tabular-nums ${runtime ? comma : ''}`}>
        {runtime && <Runtime minutes={runtime} />}
      </td>
      <td className="label text-signal max-md:mt-1 max-md:block max-md:empty:hidden">
        {watchable && t('watchable')}
      </td>
    </tr>
  );
}
