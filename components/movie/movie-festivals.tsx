import { useTranslations } from 'next-intl';
import { Section } from '@/components/layout/section';
import type { Festival, Film } from '@/lib/catalog/films/film';

const id = 'laurel';

/** Paths from the stem to the tip, two leaves each. */
const leaves = [
  'M38.8 92.7Q27.1 82.9 13.9 95.5Q29.6 104.8 38.8 92.7zM38.8 92.7Q43.5 81.6 30.7 75.4Q27.2 89.2 38.8 92.7z',
  'M20.5 79.3Q15.2 66 -1.3 70.5Q7.5 85.1 20.5 79.3zM20.5 79.3Q29.3 72.3 21.6 61.5Q12.6 71.3 20.5 79.3z',
  'M10.8 58.8Q12.3 45.5 -3.2 41.8Q-2.4 57.8 10.8 58.8zM10.8 58.8Q21.2 57 19.6 44.7Q7.9 48.7 10.8 58.8z',
  'M12.1 36.2Q19.2 26 8.2 16.1Q1.7 29.4 12.1 36.2zM12.1 36.2Q21.3 39.2 25.5 28.6Q14.2 26.7 12.1 36.2z',
  'M24 16.9Q34.3 11.7 29.7 -1.2Q18.6 6.8 24 16.9zM24 16.9Q30.1 23.4 38.2 16.7Q29.9 10.2 24 16.9z',
  'M31.6 11Q41.4 13.1 46 2Q34 1.3 31.6 11z',
];

/** Awards, in laurels, and below them other festival screenings, one per line. */
export function MovieFestivals({ film: { festivals } }: { film: Film }) {
  const t = useTranslations('Film');
  const won = festivals.filter(({ award }) => award);
  const selections = festivals.filter(({ award }) => !award);
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
      {selections.length > 0 && (
        <ul className={won.length > 0 ? 'mt-10' : undefined}>
          {selections.map((selection) => (
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
      <Laurel isMirrored />
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

/** Half a wreath, defined once per page as a `<symbol>`. */
function LaurelShape() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <symbol id={id} viewBox="-4 -3 52 106">
        {leaves.map((leaf) => (
          <path key={leaf} d={leaf} />
        ))}
      </symbol>
    </svg>
  );
}

/** A laurel branch on the left of an award, or mirrored (`isMirrored`) on the right. */
function Laurel({ isMirrored = false }: { isMirrored?: boolean }) {
  return (
    <svg aria-hidden="true" className={isMirrored ? 'laurel -scale-x-100' : 'laurel'}>
      <use href={`#${id}`} />
    </svg>
  );
}
