import type { ScreenedWhen } from '../screened-when';
import type { Reading } from './reading';

const cinema = '(?:au cinema|en salles?|im kino|(?:at|in) the cinemas?|in cinemas)';

/** Times at which one goes to the cinema, as visitors say them. `morgen` alone is as much a morning. */
const times: readonly (readonly [pattern: string, when: ScreenedWhen])[] = [
  ['ce soir|heute abend|tonight|this evening', 'tonight'],
  ['demain soir|morgen abend|tomorrow (?:evening|night)', 'tomorrowEvening'],
  ["aujourd'hui|heute|today", 'today'],
  [`demain|tomorrow|morgen(?= ${cinema})`, 'tomorrow'],
  ['(?:ce |am |dieses |this )?(?:week-?end|wochenende)', 'weekend'],
  ['(?:cette|diese|this) (?:semaine|woche|week)', 'week'],
  [`${cinema}|seances?|(?:kino)?vorstellungen|screenings?|showtimes`, 'any'],
];

export const screenedReadings: readonly Reading[] = times.map(([pattern, when]) => [
  pattern,
  () => ({ kind: 'screened', when }),
]);
