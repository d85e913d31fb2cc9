'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import type { ShownSums } from '@/lib/shop/checkout/show-sums';
import { askQuote } from './ask-quote';
import { faultId } from './field-ids';
import { showFieldFaults } from './show-field-faults';
import { SumsTable } from './sums-table';

/** Milliseconds: a menu of the browser's may take the end of a press away. */
const longest = 2_000;

type SumsWords = {
  recalculate: string;
  /** `{total}` */
  recalculated: string;
  recalculating: string;
  failed: string;
  noSums: string;
  write: string;
};

/** `email`: the house's. */
type Props = { first: ShownSums | undefined; words: SumsWords; email: string };

/** What changes the sums; all else is only sent with the order. */
const counted = new Set(['country', 'delivery', 'voucher', 'pieces']);

/** The sums above the button: with script they follow the form, without it its own button reckons them anew. */
export function LiveSums({ first, words, email }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const asking = useRef<AbortController>(null);
  const pressed = useRef<Promise<void>>(undefined);
  const [sums, setSums] = useState(first);
  const [said, setSaid] = useState('');

  const reckon = useCallback(async () => {
    const form = place.current?.closest('form');
    if (!form) return;
    asking.current?.abort();
    const asked = new AbortController();
    asking.current = asked;
    const { signal } = asked;
    // What moves under a press takes the press away: of the order button too.
    await pressed.current;
    if (signal.aborted) return;
    setSaid(words.recalculating);
    try {
      const answer = await askQuote(form, signal);
      await pressed.current;
      if (signal.aborted) return;
      setSums(answer.sums);
      showFieldFaults(form, answer.fields);
      for (const output of form.querySelectorAll<HTMLOutputElement>('[data-sum-of]'))
        output.value = answer.sums?.lines[output.dataset.sumOf ?? ''] ?? '';
      const total = answer.sums?.total.amount;
      const done = total ? words.recalculated.replace('{total}', total) : '';
      setSaid([...answer.words, done].filter(Boolean).join(' '));
    } catch {
      if (!signal.aborted) setSaid(words.failed);
    }
  }, [words]);

  useEffect(() => {
    const form = place.current?.closest('form');
    const follow = ({ target }: Event) => {
      const { name } = target as HTMLInputElement;
      // Another way to pay changes no sum, but what was wrong with the one before.
      const isMended = name === 'payment' && form?.querySelector(`#${faultId(name)}`);
      if (counted.has(name) || isMended) void reckon();
    };
    const press = () => {
      pressed.current = untilReleased();
    };
    form?.addEventListener('change', follow);
    form?.addEventListener('pointerdown', press);
    if (form && hasOtherChoice(form, counted)) void reckon();
    return () => {
      form?.removeEventListener('change', follow);
      form?.removeEventListener('pointerdown', press);
    };
  }, [reckon]);

  return (
    <div ref={place} id="sums" tabIndex={-1} className="outline-none">
      {sums ? (
        <SumsTable sums={sums} />
      ) : (
        <p className="mt-4">
          {words.noSums}{' '}
          <a href={mailtoHref(email)} className="wrap-anywhere underline underline-offset-4">
            {words.write}
          </a>
        </p>
      )}
      <input type="hidden" name="shown" value={sums?.shown ?? ''} />
      <p role="status" className="mt-2 min-h-6 text-sm">
        {said}
      </p>
      <button
        type="submit"
        name="act"
        value="recalculate"
        onClick={(event) => {
          event.preventDefault();
          void reckon();
        }}
        className="label min-h-11 cursor-pointer underline underline-offset-4 hover:text-signal"
      >
        {words.recalculate}
      </button>
    </div>
  );
}

/** Until a press that has begun is over, and has been a click. */
async function untilReleased(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, longest);
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => setTimeout(resolve), { once: true, capture: true });
  });
}

/**
 * Whether a form says something else in one of these fields than the server has written there: it was chosen before the
 * page's script came, or the browser has filled it in again for whoever came Back.
 */
function hasOtherChoice(form: HTMLFormElement, names: ReadonlySet<string>): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return names.has(field.name) && field.selectedOptions[0]?.defaultSelected === false;
    if (!(field instanceof HTMLInputElement) || !names.has(field.name)) return false;
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  });
}
