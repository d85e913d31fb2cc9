'use client';

import { useEffect, useRef, useState } from 'react';

type Props = { words: string /** Shown while the order is being sent. */; sending: string };

/**
 * Milliseconds after which the form can be sent again, if the visitor stopped the browser: the same
 * form makes one order.
 */
const patience = 60_000;

/**
 * The button that places the order. The browser submits the form; with script the button shows that
 * it is being sent and ignores further presses. Navigating back resets it.
 */
export function OrderButton({ words, sending }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    const form = button.current?.form;
    // A flag besides the React state, which updates too late for a double click.
    let isOnItsWay = false;
    let waiting: ReturnType<typeof setTimeout>;
    const rest = () => {
      clearTimeout(waiting);
      isOnItsWay = false;
      setSending(false);
    };
    const send = (event: SubmitEvent) => {
      if (event.defaultPrevented) return;
      if (isOnItsWay) return event.preventDefault();
      isOnItsWay = true;
      setSending(true);
      waiting = setTimeout(rest, patience);
    };
    form?.addEventListener('submit', send);
    addEventListener('pageshow', rest);
    return () => {
      clearTimeout(waiting);
      form?.removeEventListener('submit', send);
      removeEventListener('pageshow', rest);
    };
  }, []);

  return (
    <>
      <button
        ref={button}
        type="submit"
        name="act"
        value="order"
        aria-disabled={isSending || undefined}
        className="button mt-6 w-full cursor-pointer justify-center text-center text-base aria-disabled:cursor-progress aria-disabled:opacity-60"
      >
        {words}
      </button>
      <p role="status" className="mt-2 font-semibold text-sm empty:mt-0">
        {isSending && sending}
      </p>
    </>
  );
}
