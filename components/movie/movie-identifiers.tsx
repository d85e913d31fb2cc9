import { useTranslations } from 'next-intl';
import { Fact } from '@/components/layout/fact';
import { ExternalLink } from '@/components/navigation/external-link';
import type { Film } from '@/lib/films/film';
import { filmRecords } from '@/lib/policy/links';

/** The film's own site, and where else it has a record. */
export function MovieIdentifiers({ film: { ids, website } }: { film: Film }) {
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
