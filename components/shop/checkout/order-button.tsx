'use client';

import { useEffect, useRef, useState } from 'react';

/** `sending`: shown while the order is being sent. */
type Props = { label: string; sending: string };

/**
 * Milliseconds after which the form can be sent again, for a visitor who stopped the page load. The
 * same form sent twice makes one order.
 */
const resubmitDelay = 60_000;

/**
 * The button that places the order. The browser submits the form; with script the button shows that the order
 * is being sent, and ignores further presses. Navigating back resets it.
 */
export function OrderButton({ label, sending }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    const form = button.current?.form;
    // A flag besides the React state, which updates too late for a double click.
    let isSubmitted = false;
    let timer: ReturnType<typeof setTimeout>;
    const reset = () => {
      clearTimeout(timer);
      isSubmitted = false;
      setSending(false);
    };
    const onSubmit = (event: SubmitEvent) => {
      if (event.defaultPrevented) return;
      if (isSubmitted) return event.preventDefault();
      isSubmitted = true;
      setSending(true);
      timer = setTimeout(reset, resubmitDelay);
    };
    form?.addEventListener('submit', onSubmit);
    addEventListener('pageshow', reset);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener('submit', onSubmit);
      removeEventListener('pageshow', reset);
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
        {label}
      </button>
      <p role="status" className="mt-2 font-semibold text-sm empty:mt-0">
        {isSending && sending}
      </p>
    </>
  );
}
