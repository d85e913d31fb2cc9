import { useLocale, useTranslations } from 'next-intl';
import { Runtime } from '@/components/catalog/films/film-line';
import { PersonLinks } from '@/components/catalog/films/person-link';
import { PictureAndSound } from '@/components/catalog/films/picture-and-sound';
import { Poster } from '@/components/catalog/films/poster';
import { Fact } from '@/components/layout/fact';
import { Section } from '@/components/layout/section';
import { ExternalLink } from '@/components/navigation/external-link';
import { TextLink } from '@/components/navigation/links';
import { LocalizedText } from '@/components/rich-text/localized-text';
import { type Film, isSilent, listRatings } from '@/lib/catalog/films/film';
import { formatLanguages } from '@/lib/catalog/films/format-facts';
import { countryName } from '@/lib/i18n/country-name';
import { displayName } from '@/lib/i18n/intl-format';
import { useDateFormat } from '@/lib/i18n/use-date-format';
import { showsScene } from '@/lib/movie-page/get-movie-page';
import { capitalise } from '@/lib/primitives/text/grammar';
import { dayOf } from '@/lib/primitives/time/days';
import { facetHref } from '@/lib/search/facet-pages/facet-pages';
import { catalogueHref } from '@/lib/search/query/catalogue-address';
import { decadeOf } from '@/lib/search/query/facets';
import { filmRecords } from '@/lib/security/links';
import { getSite } from '@/lib/site/get-site';
import { MovieAccess } from './movie-access';
import { PosterDownloads } from './poster-downloads';
import { PublicDomainNotes } from './public-domain-notes';

/** The film's facts, with its poster; a drawn poster is left out if the top of the page shows its scene. */
export function MovieFacts({ film }: { film: Film }) {
  const t = useTranslations('Film');
  const alt =
    film.poster?.alt.text ?? t('posterAlt', { title: film.originalTitle.text, year: film.year });
  return (
    <Section
      id="facts"
      title={t('facts')}
      aside={
        <>
          {(film.poster || !showsScene(film, new Date())) && (
            <div className="w-3/5 sm:w-full">
              <Poster
                film={film}
                alt={alt}
                sizes="(min-width: 64rem) 23vw, (min-width: 40rem) 32vw, 60vw"
                ownShape
              />
            </div>
          )}
          <PosterDownloads film={film} />
        </>
      }
    >
      <FactList film={film} />
    </Section>
  );
}

/** One fact per line, in as many columns as fit; unknown facts are left out. */
function FactList({ film }: { film: Film }) {
  const t = useTranslations('Film');
  const ratings = listRatings(film);
  const locale = useLocale();
  return (
    <dl className="columns-[20rem] gap-x-6 *:break-inside-avoid">
      <Fact name={t('by')} show={film.directors.length > 0}>
        <PersonLinks people={film.directors} />
      </Fact>
      <Fact name={t('year')}>
        <TextLink href={facetHref('decade', decadeOf(film))}>{film.year}</TextLink>
      </Fact>
      <Fact name={t('runtime')} show={film.runtime !== undefined}>
        <Runtime minutes={film.runtime ?? 0} />
      </Fact>
      <Fact name={t('countries')} show={film.countries.length > 0}>
        {film.countries.map((code, index) => (
          <span key={code}>
            {index > 0 && ', '}
            <TextLink href={facetHref('country', code)}>{countryName(code, locale)}</TextLink>
          </span>
        ))}
      </Fact>
      <Fact name={t('genres')} show={film.genres.length > 0}>
        {film.genres.map(({ slug, name }, index) => (
          <span key={slug}>
            {index > 0 && ', '}
            <TextLink href={facetHref('genre', slug)}>{name}</TextLink>
          </span>
        ))}
      </Fact>
      <Fact name={t('basedOn')} show={film.basedOn.length > 0}>
        {film.basedOn.map(({ author, work }, index) => (
          <span key={work}>
            {index > 0 && '; '}
            {author && `${author}, `}
            <cite className="italic">{work}</cite>
          </span>
        ))}
      </Fact>
      <Fact name={t(isSilent(film) ? 'intertitles' : 'languages')} show={film.languages.length > 0}>
        {formatLanguages(film.languages, locale, t('noWords'))}
      </Fact>
      <PictureAndSound {...film} />
      <MovieAccess film={film} />
      <Fact name={t('companies')} show={film.companies.length > 0}>
        {film.companies.join(', ')}
      </Fact>
      <Fact name={t('distributors')} show={film.distributors.length > 0}>
        <Distributors distributors={film.distributors} />
      </Fact>
      <Fact name={t('recommendedAge')} show={film.recommendedAge !== undefined}>
        <TextLink href={catalogueHref({ filters: { children: String(film.recommendedAge) } })}>
          {t('fromAge', { age: film.recommendedAge ?? 0 })}
        </TextLink>
      </Fact>
      <Fact name={t('ages')} show={ratings.length > 0}>
        <ul>
          {ratings.map(({ country, kind, rating, body }) => (
            <li key={country}>
              {t('rated', {
                ...{ kind, rating },
                country: `${displayName('region', country, locale)}, ${body}`,
              })}
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name={t('contentNotes')} show={film.contentNotes.length > 0}>
        {capitalise(film.contentNotes.map((note) => t(`notes.${note}`)).join(', '))}
      </Fact>
      <Fact name={t('releases')} show={film.releases.length > 0}>
        <MovieReleases releases={film.releases} />
      </Fact>
      <Fact name={t('otherTitles')} show={film.otherTitles.length > 0}>
        <ul>
          {film.otherTitles.map(({ text, lang, countries = [] }) => (
            <li key={text}>
              <span lang={lang}>{text}</span>{' '}
              <span className="text-muted">
                (
                {[
                  displayName('language', lang, locale),
                  ...countries.map((code) => displayName('region', code, locale)),
                ].join(', ')}
                )
              </span>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name={t('rights')} show={film.rights !== undefined || film.publicDomain.length > 0}>
        {film.rights && <LocalizedText value={film.rights} />}
        <PublicDomainNotes film={film} />
      </Fact>
      <MovieIdentifiers film={film} />
    </dl>
  );
}

/** Distributors, each with its countries. */
function Distributors({ distributors }: Pick<Film, 'distributors'>) {
  const locale = useLocale();
  return (
    <ul>
      {distributors.map(({ name, url, countries }) => (
        <li key={name}>
          {url ? <ExternalLink href={url}>{name}</ExternalLink> : name}{' '}
          {countries.length > 0 && (
            <span className="text-muted">
              ({countries.map((code) => displayName('region', code, locale)).join(', ')})
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The film's website and external records. */
function MovieIdentifiers({ film: { ids, website } }: { film: Film }) {
  const t = useTranslations('Film');
  const records = [
    website && { name: t('website'), url: website },
    ids.wikidata && { name: 'Wikidata', url: filmRecords.wikidata(ids.wikidata) },
    ids.imdb && { name: 'IMDb', url: filmRecords.imdb(ids.imdb) },
  ].filter((record) => record !== undefined && record !== '');
  return (
    <Fact name={t('identifiers')} show={records.length > 0 || ids.isan !== undefined}>
      {records.map(({ name, url }) => (
        <span key={name} className="mr-4">
          <ExternalLink href={url}>{name}</ExternalLink>
        </span>
      ))}
      {ids.isan && <span className="block">ISAN {ids.isan}</span>}
    </Fact>
  );
}

/** Regions with their own message. */
const namedRegions = new Set(['CH-fr', 'CH-de', 'CH-it'] as const);
type NamedRegion = 'CH-fr' | 'CH-de' | 'CH-it';

/** Release dates by country or region. */
function MovieReleases({ releases }: Pick<Film, 'releases'>) {
  const t = useTranslations('Film.released');
  const formatDate = useDateFormat();
  const locale = useLocale();
  const today = dayOf(Date.now(), getSite(locale).timeZone);
  const placeOf = ({ country, region }: Film['releases'][number]) => {
    const place = displayName('region', country, locale);
    const key = `${country}-${region}` as NamedRegion;
    if (namedRegions.has(key)) return t(key);
    return region
      ? t('region', { country: place, region: displayName('language', region, locale) })
      : place;
  };
  return (
    <ul>
      {releases.map((release) => (
        <li key={JSON.stringify(release)}>
          {t.rich(release.date > today ? 'coming' : 'place', {
            place: placeOf(release),
            date: () => (
              <time dateTime={release.date}>
                {formatDate(new Date(`${release.date}T00:00:00Z`), {
                  ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
                })}
              </time>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
