import { useTranslations } from 'next-intl';
import { LocalWords } from '@/components/i18n/local-words';
import { Section } from '@/components/layout/section';
import { ExternalLink } from '@/components/navigation/external-link';
import type { Film } from '@/lib/films/film';

/** What was written of the film, with who wrote it. */
export function MoviePress({ film: { quotes } }: { film: Film }) {
  const t = useTranslations('Film');
  return (
    <Section id="press" title={t('press')}>
      {quotes.map((quote) => (
        <figure key={quote.source} className="mb-8 max-w-[58ch] border-signal border-l-4 pl-5">
          <blockquote className="text-lg">
            <LocalWords value={quote.text} />
          </blockquote>
          <figcaption className="label mt-2 text-muted">
            {quote.url ? (
              <ExternalLink href={quote.url}>{quote.source}</ExternalLink>
            ) : (
              quote.source
            )}
          </figcaption>
        </figure>
      ))}
    </Section>
  );
}
