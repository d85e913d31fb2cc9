import { useLocale, useTranslations } from 'next-intl';
import { PersonLinks } from '@/components/catalog/films/person-links';
import { PictureAndSound } from '@/components/catalog/films/picture-and-sound';
import { Runtime } from '@/components/catalog/films/runtime';
import { Fact } from '@/components/layout/fact';
import { ExternalLink } from '@/components/navigation/external-link';
import { TextLink } from '@/components/navigation/text-link';
import { LocalWords } from '@/components/rich-text/local-words';
import type { Film } from '@/lib/catalog/films/film';
import { isSilent } from '@/lib/catalog/films/is-silent';
import { languageWords } from '@/lib/catalog/films/language-words';
import { displayName } from '@/lib/i18n/display-name';
import { facetHref } from '@/lib/search/facet-pages/facet-href';
import { decadeOf } from '@/lib/search/query/decade-of';
import { filmRecords } from '@/lib/security/links';
import { MovieAccess } from './movie-access';
import { MovieReleases } from './movie-releases';
import { PublicDomainNotes } from './public-domain-notes';

/** The facts of the film, one per line; unknown ones are left out. */
export function MovieFacts({ film }: { film: Film }) {
  const t = useTranslations('Film');
  const locale = useLocale();
  return (
    <dl className="grid gap-x-6 sm:grid-cols-2">
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
            <TextLink href={facetHref('country', code)}>
              {displayName('region', code, locale)}
            </TextLink>
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
        {languageWords(film.languages, locale, t('noWords'))}
      </Fact>
      <PictureAndSound {...film} />
      <MovieAccess film={film} />
      <Fact name={t('companies')} show={film.companies.length > 0}>
        {film.companies.join(', ')}
      </Fact>
      <Fact name={t('distributors')} show={film.distributors.length > 0}>
        <Distributors distributors={film.distributors} />
      </Fact>
      <Fact name={t('age')} show={film.age !== undefined}>
        {film.age?.system} {film.age?.value}
      </Fact>
      <Fact name={t('releases')} show={film.releases.length > 0}>
        <MovieReleases releases={film.releases} />
      </Fact>
      <Fact name={t('otherTitles')} show={film.otherTitles.length > 0}>
        <ul>
          {film.otherTitles.map(({ text, lang }) => (
            <li key={text}>
              <span lang={lang}>{text}</span>{' '}
              <span className="text-muted">({displayName('language', lang, locale)})</span>
            </li>
          ))}
        </ul>
      </Fact>
      <Fact name={t('rights')} show={film.rights !== undefined || film.publicDomain.length > 0}>
        {film.rights && <LocalWords value={film.rights} />}
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
