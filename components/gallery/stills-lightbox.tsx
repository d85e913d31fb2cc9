'use client';

import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import type { LightboxProps } from './lightbox';

// Downloaded when a visitor first opens a still: it is no part of what a page weighs.
const Lightbox = lazy(() => import('./lightbox').then(({ Lightbox }) => ({ default: Lightbox })));

type Props = Omit<LightboxProps, 'index' | 'onClose'> & { children: ReactNode };

/** The list of stills, whose links open the lightbox instead of the file. */
export function StillsLightbox({ children, ...given }: Props) {
  const [index, setIndex] = useState<number>();
  const opener = useRef<HTMLElement>(null);

  function open(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLElement>('[data-still]');
    // A visitor who asks for a new tab or window gets the file.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    opener.current = link;
    setIndex(Number(link.dataset.still));
  }

  function close() {
    setIndex(undefined);
    opener.current?.focus();
  }

  return (
    <>
      <ul onClickCapture={open} className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {children}
      </ul>
      {index !== undefined && (
        <Suspense>
          <Lightbox {...given} index={index} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
