import { useFormatter } from 'next-intl';

/** A day, as a visitor reads it and as a machine does. */
export function FilmDate({ date }: { date: Date }) {
  return (
    <time dateTime={date.toISOString()}>
      {useFormatter().dateTime(date, { day: 'numeric', month: 'long', year: 'numeric' })}
    </time>
  );
}
