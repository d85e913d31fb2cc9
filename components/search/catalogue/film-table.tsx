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

/** Films as table rows; where they are too narrow for columns, or the text too large, each row has two lines. */
export function FilmTable({ films, countries }: Props) {
  const t = useTranslations('List');
  return (
    <div className="@container">
      <table className="w-full border-ink border-y-2 text-left @max-2xl:block">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="@max-2xl:sr-only">
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
        <tbody className="@max-2xl:block">
          {films.map((film) => (
            <FilmRow key={film.slug} film={film} countries={countries} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FilmRow({ film, countries }: { film: ShownFilm; countries: Props['countries'] }) {
  const t = useTranslations('List');
  const { title, originalTitle = title, year, runtime, directors, watchable, hit } = film;
  const countryCodes = film.countries ?? [];
  const cell = 'py-2.5 @2xl:pr-6 @max-2xl:inline @max-2xl:p-0 @max-2xl:text-sm @max-2xl:text-muted';
  const comma = "@max-2xl:before:content-[',_']";
  return (
    <tr className="border-line border-t align-baseline @max-2xl:block @max-2xl:py-3">
      <th scope="row" className="py-2.5 pr-6 font-bold @max-2xl:block @max-2xl:p-0">
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
      <td className="label text-signal @max-2xl:mt-1 @max-2xl:block @max-2xl:empty:hidden">
        {watchable && t('watchable')}
      </td>
    </tr>
  );
}
