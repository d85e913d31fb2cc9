import { Fragment } from 'react';

type Props = { text: string; ranges: readonly [number, number][] };

/** Text with search matches marked. Ranges are `[from, until)` in ascending order. */
export function MarkedText({ text, ranges }: Props) {
  return (
    <>
      {ranges.map(([from, until], index) => (
        <Fragment key={from}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, from)}
          <mark className="bg-signal text-on-signal">{text.slice(from, until)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
