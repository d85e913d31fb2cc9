'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import { maxPieces } from '@/lib/shop/cart/cart';

type Props = {
  pieces: number;
  onChange: (pieces: number) => void;
  /** Called if 0 was entered and the field was left. */
  onRemove: () => void;
  /**
   * `most`: shown if more pieces were entered than an order allows; `none`: if the input is not a
   * number of pieces.
   */
  messages: { label: string; less: string; more: string; most: string; none: string };
};

// At its limit a button is only `aria-disabled`: a `disabled` one would lose the focus.
const stepStyle =
  'grid h-11 w-[min(2.75rem,20vw)] shrink-0 cursor-pointer place-items-center text-xl hover:bg-ink hover:text-paper aria-disabled:cursor-default aria-disabled:text-line aria-disabled:hover:bg-transparent forced-colors:aria-disabled:text-[GrayText]';

/** A number input for pieces, with a button on each side. */
export function PiecesField({ pieces, onChange, onRemove, messages }: Props) {
  // The current input, which may not be a valid number yet.
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState('');
  // The value to restore after invalid input. `pieces` does not keep it: while 1.5 is typed, the 1 is valid for
  // a moment.
  const before = useRef(pieces);
  function type(text: string) {
    const requestedPieces = Number(text);
    const isTooMany = requestedPieces > maxPieces;
    setTyped(isTooMany ? undefined : text);
    setMessage(isTooMany ? messages.most : '');
    if (isTooMany) onChange(maxPieces);
    if (Number.isInteger(requestedPieces) && requestedPieces >= 1 && requestedPieces <= maxPieces)
      onChange(requestedPieces);
  }
  /**
   * Applies the input when the field is left or Enter is pressed; a 0 may be part of a number until
   * then.
   */
  function commitInput({ value, validity }: HTMLInputElement) {
    setTyped(undefined);
    if (typed === undefined && !validity.badInput) return;
    const requestedPieces = Number(value);
    if (value && requestedPieces === 0) return onRemove();
    if (value && Number.isInteger(requestedPieces) && requestedPieces > 0) {
      before.current = requestedPieces;
      return;
    }
    setMessage(messages.none.replace('{pieces}', String(before.current)));
    onChange(before.current);
  }
  function commitOnEnter({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key === 'Enter') commitInput(currentTarget);
  }
  function step(by: 1 | -1) {
    const requestedPieces = pieces + by;
    if (requestedPieces < 1 || requestedPieces > maxPieces) return;
    setMessage('');
    onChange(requestedPieces);
  }
  return (
    <div className="min-w-0">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in the line. */}
      <div role="group" aria-label={messages.label} className="inline-flex border-2 border-ink">
        <button
          type="button"
          aria-label={messages.less}
          aria-disabled={pieces <= 1}
          onClick={() => step(-1)}
          className={stepStyle}
        >
          <span aria-hidden="true">−</span>
        </button>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={maxPieces}
          aria-label={messages.label}
          value={typed ?? pieces}
          onChange={({ target }) => type(target.value)}
          onFocus={() => {
            before.current = pieces;
          }}
          onKeyDown={commitOnEnter}
          onBlur={({ currentTarget }) => commitInput(currentTarget)}
          className="[appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none h-11 w-[min(3rem,24vw)] bg-transparent text-center font-semibold tabular-nums"
        />
        <button
          type="button"
          aria-label={messages.more}
          aria-disabled={pieces >= maxPieces}
          onClick={() => step(1)}
          className={stepStyle}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
      <div role="status">{message && <p className="mt-1 text-sm">{message}</p>}</div>
    </div>
  );
}
