import { entryPagePath } from '@/lib/editor/content-paths';
import { monthPath } from '@/lib/editor/programme/month';
import { weekPath } from '@/lib/editor/screenings/week';
import type { EditorTranslator } from './editor-translator';

const kinds = ['screenings', 'programme', 'venues'] as const;

/** Kinds that are easily confused: showings in cinemas, the film of the day on the home page, and the cinemas. */
type CalendarWordsKind = (typeof kinds)[number];

const paths = {
  screenings: weekPath({ week: '' }),
  programme: monthPath({ month: '' }),
  venues: entryPagePath({ kind: 'venues', slug: 'venues' }),
};

type Props = { t: EditorTranslator; kind: CalendarWordsKind; zone?: string };

/** What a page of the cinema's dates is for, with links to the pages that it is confused with. */
export function CalendarWords({ t, kind, zone = '' }: Props) {
  return (
    <>
      {t(`calendars.${kind}`, { zone })}{' '}
      {kinds
        .filter((other) => other !== kind)
        .map((other, at) => (
          <span key={other}>
            {at > 0 && ' · '}
            <a href={paths[other]}>{t(`calendars.to_${other}`)}</a>
          </span>
        ))}
    </>
  );
}
