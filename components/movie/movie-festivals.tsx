import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import type { Festival, Film } from '@/lib/films/film';
import { Laurel, LaurelShape } from './laurel';

/** What the film won, in laurels; and below where else it was shown, a line each. */
export function MovieFestivals({ film: { festivals } }: { film: Film }) {
  const t = useTranslations('Film');
  const won = festivals.filter(({ award }) => award);
  const shown = festivals.filter(({ award }) => !award);
  return (
    <Section id="festivals" title={t('festivals')}>
      {won.length > 0 && (
        <>
          <LaurelShape />
          <ul className="flex flex-wrap gap-x-10 gap-y-8">
            {won.map((prize) => (
              <Prize key={keyOf(prize)} {...prize} />
            ))}
          </ul>
        </>
      )}
      {shown.length > 0 && (
        <ul className={won.length > 0 ? 'mt-10' : undefined}>
          {shown.map((selection) => (
            <Selection key={keyOf(selection)} {...selection} />
          ))}
        </ul>
      )}
    </Section>
  );
}

const keyOf = (entry: Festival) => JSON.stringify(entry);

function Prize({ festival, year, section, award }: Festival) {
  return (
    <li className="flex w-fit max-w-full items-center gap-2">
      <Laurel />
      <div className="wrap-anywhere min-w-0 max-w-72 px-1 text-center">
        <p className="display-3 hyphens-auto">{award}</p>
        {festival && <p className="mt-1 leading-snug">{festival}</p>}
        {(section || year) && (
          <p className="label mt-1 text-muted">{[section, year].filter(Boolean).join(', ')}</p>
        )}
      </div>
      <Laurel turned />
    </li>
  );
}

function Selection({ festival, year, section }: Festival) {
  return (
    <li className="flex items-baseline gap-x-6 border-line border-t py-2.5">
      <span className="label w-9 shrink-0 text-muted">{year}</span>
      <span className="wrap-anywhere min-w-0 hyphens-auto">
        {festival}
        {section && <span className="text-muted"> {section}</span>}
      </span>
    </li>
  );
}
