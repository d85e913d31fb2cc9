'use client';

import { useEffect, useRef, useState } from 'react';

type Props = { words: string /** While the order is on its way. */; sending: string };

/** Milliseconds after which somebody who has stopped the browser may send again: the same form is one order. */
const patience = 60_000;

/**
 * The button that binds. The browser sends the form itself; with script it says meanwhile that it does, and a second
 * press sends nothing. Whoever comes back finds it as before.
 */
export function OrderButton({ words, sending }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    const form = button.current?.form;
    // Beside the state, which is told only later: a double click sends twice before that.
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
