import type { Library, StoredScreening } from '@/lib/content/store/raw-library';

const venues = {
  bio: { name: 'Cinéma Bio', town: { fr: 'Genève', de: 'Genf' }, country: 'CH' },
  forum: { name: 'Film Forum', town: 'New York', timeZone: 'America/New_York' },
  licht: { name: { fr: 'Salle Lumière', de: 'Lichtsaal' }, town: { fr: 'Berne', de: 'Bern' } },
};

/** A screening at a venue; `start` with its UTC offset (`2026-12-04T20:30+01:00`). */
export function screening(
  venue: keyof typeof venues,
  start: string,
  facts: Partial<StoredScreening> = {},
): StoredScreening {
  const timeZone = venue === 'forum' ? 'America/New_York' : 'Europe/Zurich';
  const id = `${venue}-${start.slice(0, 16).replace(/\D/g, '')}`;
  return { id, venue, at: Date.parse(start), timeZone, ...facts };
}

/** The venues and screenings of a library; screenings by film. */
export function cinemas(screenings: Record<string, StoredScreening[]>) {
  return { venues, screenings: new Map(Object.entries(screenings)) } satisfies Partial<Library>;
}
