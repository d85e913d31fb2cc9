import { useTranslations } from 'next-intl';
import { ExternalLink } from '@/components/navigation/external-link';
import type { Film } from '@/lib/films/film';
import { Fact } from './fact';

/** The film's own site, and where else it has a record. */
export function MovieIdentifiers({ film: { ids, website } }: { film: Film }) {
  const t = useTranslations('Film');
  const records = [
    website && { name: t('website'), url: website },
    ids.wikidata && { name: 'Wikidata', url: `https://www.wikidata.org/wiki/${ids.wikidata}` },
    ids.imdb && { name: 'IMDb', url: `https://www.imdb.com/title/${ids.imdb}/` },
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
