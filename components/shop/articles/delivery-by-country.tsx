'use client';

import type { ReactNode } from 'react';
import { useLikely } from '../use-likely';

/** Postage and delivery time of one piece to a country, formatted. */
export type DeliveryLine = { country: string; name: string; postage: ReactNode; time: string };

type Props = {
  /** The seller's country first. */
  lines: readonly [DeliveryLine, ...DeliveryLine[]];
  messages: { others: string; country: string; postage: string; time: string };
};

/**
 * The delivery to the visitor's country, and a table of the others. The page is the same for everybody, so the
 * country is known only in the browser; until then it is the seller's.
 */
export function DeliveryByCountry({ lines, messages }: Props) {
  const first = useLikely(lines) ?? lines[0];
  const others = lines.filter((line) => line !== first);
  return (
    <>
      <p>
        <span className="font-semibold">{first.name}</span> {first.postage}
        <span className="block text-muted">{first.time}</span>
      </p>
      {others.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer py-1 underline underline-offset-4">
            {messages.others}
          </summary>
          <table className="mt-1 w-full text-left">
            <thead className="text-muted">
              <tr>
                <th scope="col" className="py-1 pe-3 font-normal">
                  {messages.country}
                </th>
                <th scope="col" className="py-1 pe-3 font-normal">
                  {messages.postage}
                </th>
                <th scope="col" className="py-1 font-normal">
                  {messages.time}
                </th>
              </tr>
            </thead>
            <tbody className="align-top">
              {others.map(({ country: code, name, postage, time }) => (
                <tr key={code} className="border-line border-t">
                  <th scope="row" className="py-1 pe-3 font-normal">
                    {name}
                  </th>
                  <td className="py-1 pe-3 tabular-nums">{postage}</td>
                  <td className="py-1">{time}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </>
  );
}
