import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/navigation/external-link';
import type { Film } from '@/lib/films/film';
import { Fact } from './fact';

/** Where else the film has a record. */
export function MovieIdentifiers({ film: { ids } }: { film: Film }) {
  const t = useTranslations('Film');
  const records = [
    ids.wikidata && { name: 'Wikidata', url: `https://www.wikidata.org/wiki/${ids.wikidata}` },
    ids.imdb && { name: 'IMDb', url: `https://www.imdb.com/title/${ids.imdb}/` },
  ].filter((record) => record !== undefined && record !== '');
  return (
    <Fact name={t('identifiers')} show={records.length > 0}>
      {records.map(({ name, url }) => (
        <span key={name} className="mr-4">
          <ExternalLink href={url}>{name}</ExternalLink>
        </span>
      ))}
    </Fact>
  );
}
