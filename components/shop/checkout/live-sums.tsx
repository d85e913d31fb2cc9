'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import type { FormattedSums } from '@/lib/shop/checkout/checkout-sums';
import type { QuoteResponse } from '@/lib/shop/checkout/handle-quote-request';
import { errorId, showFieldErrors } from './field-messages';

/** Maximum wait for the end of a press (ms): a browser menu may swallow the event. */
const maxPressWait = 2_000;

type SumsMessages = {
  recalculate: string;
  /** With the placeholder `{total}`. */
  recalculated: string;
  recalculating: string;
  failed: string;
  noSums: string;
  write: string;
};

/** `email`: the seller's address. */
type Props = { first: FormattedSums | undefined; messages: SumsMessages; email: string };

/** The fields that change the sums. */
const sumFields = new Set([
  ...['country', 'elsewhere', 'toCountry', 'vatNumber'],
  ...['delivery', 'discount', 'voucher', 'pieces'],
]);

/**
 * The sums above the button: updated with the form if there is script, else by their own submit
 * button.
 */
export function LiveSums({ first, messages, email }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const pendingRequest = useRef<AbortController>(null);
  const pressEnd = useRef<Promise<void>>(undefined);
  const [sums, setSums] = useState(first);
  const [status, setStatus] = useState('');
  /** Errors that are shown beside their fields. Here they are only announced. */
  const [fieldErrors, setFieldErrors] = useState('');

  const recalculate = useCallback(async () => {
    const form = container.current?.closest('form');
    if (!form) return;
    pendingRequest.current?.abort();
    const request = new AbortController();
    pendingRequest.current = request;
    const { signal } = request;
    // Waits until a press has ended: a layout shift during it would cancel the click, also on the
    // order button.
    await pressEnd.current;
    if (signal.aborted) return;
    setStatus(messages.recalculating);
    setFieldErrors('');
    try {
      const quote = await fetchQuote(form, signal);
      await pressEnd.current;
      if (signal.aborted) return;
      setSums(quote.sums);
      showFieldErrors(form, quote.fields);
      for (const output of form.querySelectorAll<HTMLOutputElement>('[data-sum-of]'))
        output.value = quote.sums?.lines[output.dataset.sumOf ?? ''] ?? '';
      const total = quote.sums?.total.amount;
      const doneText = total ? messages.recalculated.replace('{total}', total) : '';
      const besideFields = new Set(Object.values(quote.fields));
      const others = quote.words.filter((error) => !besideFields.has(error));
      setFieldErrors([...besideFields].join(' '));
      setStatus([...others, doneText].filter(Boolean).join(' '));
    } catch {
      if (!signal.aborted) setStatus(messages.failed);
    }
  }, [messages]);

  useEffect(() => {
    const form = container.current?.closest('form');
    const onChange = ({ target }: Event) => {
      const { name } = target as HTMLInputElement;
      // Another payment method does not change the sums, but may correct an error of the earlier one.
      const isCorrected = name === 'payment' && form?.querySelector(`#${errorId(name)}`);
      if (sumFields.has(name) || isCorrected) void recalculate();
    };
    const onPress = () => {
      pressEnd.current = waitForPressEnd();
    };
    form?.addEventListener('change', onChange);
    form?.addEventListener('pointerdown', onPress);
    if (form && hasChangedField(form, sumFields)) void recalculate();
    return () => {
      form?.removeEventListener('change', onChange);
      form?.removeEventListener('pointerdown', onPress);
    };
  }, [recalculate]);

  return (
    <div ref={container} id="sums" tabIndex={-1} className="outline-none">
      {sums ? (
        <SumsTable sums={sums} />
      ) : (
        <p className="mt-4">
          {messages.noSums}{' '}
          <a href={mailtoHref(email)} className="wrap-anywhere underline underline-offset-4">
            {messages.write}
          </a>
        </p>
      )}
      <input type="hidden" name="shown" value={sums?.shown ?? ''} />
      <p role="status" className="mt-2 min-h-6 text-sm">
        {fieldErrors && <span className="sr-only">{fieldErrors} </span>}
        {status}
      </p>
      <button
        type="submit"
        name="act"
        value="recalculate"
        onClick={(event) => {
          event.preventDefault();
          void recalculate();
        }}
        className="label min-h-11 cursor-pointer underline underline-offset-4 hover:text-signal"
      >
        {messages.recalculate}
      </button>
    </div>
  );
}

/** Resolves when the current press has ended and its click was dispatched. */
async function waitForPressEnd(): Promise<void> {
  const listening = new AbortController();
  await new Promise<void>((resolve) => {
    setTimeout(resolve, maxPressWait);
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => setTimeout(resolve), { capture: true, signal: listening.signal });
  });
  listening.abort();
}

/**
 * Whether a form field differs from the server's value: changed before the script ran, or restored by
 * the browser after Back.
 */
function hasChangedField(form: HTMLFormElement, names: ReadonlySet<string>): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return names.has(field.name) && field.selectedOptions[0]?.defaultSelected === false;
    if (!(field instanceof HTMLInputElement) || !names.has(field.name)) return false;
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked;
  });
}

/** Requests the sums for the current form. @throws if the response is not ok */
async function fetchQuote(form: HTMLFormElement, signal: AbortSignal): Promise<QuoteResponse> {
  const fields = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const response = await fetch('/api/shop/quote', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'application/json' },
    signal,
  });
  if (!response.ok) throw new Error(`The quote failed: ${response.status}`);
  return response.json();
}

/** The sums, with VAT, a customs note and the expected arrival. */
function SumsTable({ sums: { rows, total, vat, customs, arrival } }: { sums: FormattedSums }) {
  return (
    <>
      <dl className="mt-4 tabular-nums">
        {rows.map(({ label, amount }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
            <dt>{label}</dt>
            <dd className="ml-auto text-right">{amount}</dd>
          </div>
        ))}
        <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t-2 pt-3">
          <dt className="font-semibold">{total.label}</dt>
          <dd className="display-3 ml-auto">{total.amount}</dd>
        </div>
      </dl>
      {vat.map((line) => (
        <p key={line} className="text-right text-muted text-sm tabular-nums">
          {line}
        </p>
      ))}
      {customs && <p className="mt-2 text-pretty text-muted text-sm">{customs}</p>}
      <p className="mt-4 text-pretty">{arrival}</p>
    </>
  );
}
