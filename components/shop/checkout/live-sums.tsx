'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import type { ShownSums } from '@/lib/shop/checkout/show-sums';
import { askQuote } from './ask-quote';
import { faultId } from './field-ids';
import { showFieldFaults } from './show-field-faults';
import { SumsTable } from './sums-table';

/** Maximum wait for the end of a press (ms): a browser menu may swallow the event. */
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

/** `email`: the seller's address. */
type Props = { first: ShownSums | undefined; words: SumsWords; email: string };

/** The fields that change the sums. */
const counted = new Set(['country', 'delivery', 'voucher', 'pieces']);

/**
 * The sums above the button: updated with the form if there is script, else by their own submit
 * button.
 */
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
    // Waits until a press has ended: a layout shift during it would cancel the click, also on the
    // order button.
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
      // Another payment method does not change the sums, but may correct a fault of the earlier one.
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

/** Resolves when the current press has ended and its click was dispatched. */
async function untilReleased(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, longest);
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => setTimeout(resolve), { once: true, capture: true });
  });
}

/**
 * Whether a form field differs from the server's value: changed before the script ran, or restored by
 * the browser after Back.
 */
function hasOtherChoice(form: HTMLFormElement, names: ReadonlySet<string>): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return names.has(field.name) && field.selectedOptions[0]?.defaultSelected === false;
    if (!(field instanceof HTMLInputElement) || !names.has(field.name)) return false;
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  });
}
