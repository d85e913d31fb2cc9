'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';

type Props = ComponentProps<'input'> & { pickLabel: string };

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);

/** Text input for a colour, with a colour picker if scripts run. A picker alone could not express an unset colour. */
export function ColourInput({ pickLabel, defaultValue, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(`${defaultValue ?? ''}`);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const pick = (colour: string) => {
    if (!field.current) return;
    field.current.value = colour;
    setText(colour);
    field.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <span className="colour-input">
      <input
        {...input}
        ref={field}
        type="text"
        defaultValue={defaultValue}
        placeholder="#rrggbb"
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      {isReady && (
        <input
          type="color"
          aria-label={pickLabel}
          value={isColour(text) ? text.toLowerCase() : '#808080'}
          className={text ? undefined : 'unset'}
          onChange={({ target }) => pick(target.value)}
        />
      )}
    </span>
  );
}
