'use client';

import { type PointerEvent, useEffect, useRef, useState } from 'react';

type Point = { x: number; y: number };

/**
 * A picture with a mark at its focal point. A click writes the point into the two inputs below, which also serve
 * keyboards and browsers without scripts.
 */
export function FocusPicture({ src, name, hint }: { src: string; name: string; hint: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [point, setPoint] = useState<Point>();

  useEffect(() => {
    const form = place.current?.closest('form');
    const read = () =>
      setPoint(pointOf(inputOf(form, name, 'x')?.value, inputOf(form, name, 'y')?.value));
    read();
    form?.addEventListener('input', read);
    return () => form?.removeEventListener('input', read);
  }, [name]);

  const choose = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLImageElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const chosen = { x: percent((clientX - left) / width), y: percent((clientY - top) / height) };
    for (const axis of ['x', 'y'] as const) {
      const input = inputOf(currentTarget.closest('form'), name, axis);
      if (!input) continue;
      input.value = String(chosen[axis]);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };

  return (
    <>
      <span className="focus-picture" ref={place}>
        <img src={src} alt="" loading="lazy" onPointerUp={choose} />
        {point && <i aria-hidden style={{ left: `${point.x}%`, top: `${point.y}%` }} />}
      </span>
      <small className="hint">{hint}</small>
    </>
  );
}

const inputOf = (form: HTMLFormElement | null | undefined, name: string, axis: 'x' | 'y') =>
  form?.querySelector<HTMLInputElement>(`[name="${name}.focus.${axis}"]`);

const percent = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));

/** The point of two inputs; `undefined` while one is empty or no percentage. */
function pointOf(x = '', y = ''): Point | undefined {
  const [across, down] = [x, y].map((text) => Number(text.replace(',', '.')));
  const isPoint = [across, down].every((at) => at !== undefined && at >= 0 && at <= 100);
  return x && y && isPoint ? { x: across ?? 0, y: down ?? 0 } : undefined;
}
