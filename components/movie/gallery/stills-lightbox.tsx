'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { openPage } from '@/lib/navigation/connection/no-connection';
import type { Lightbox, LightboxProps } from './lightbox';

type Props = Omit<LightboxProps, 'index' | 'onClose'> & { children: ReactNode };

/** The list of stills; its links open the lightbox instead of the file. */
export function StillsLightbox({ children, ...lightboxProps }: Props) {
  const [opened, setOpened] = useState<{ View: typeof Lightbox; index: number }>();
  const opener = useRef<HTMLElement>(null);

  function open(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-still]');
    // With a modifier key, the browser opens the file in a new tab or window.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    opener.current = link;
    const index = Number(link.dataset.still);
    // Loaded when a visitor first opens a still, to keep the page small.
    import('./lightbox').then(
      ({ Lightbox: View }) => setOpened({ View, index }),
      () => openPage(link.href),
    );
  }

  function close() {
    setOpened(undefined);
    opener.current?.focus();
  }

  return (
    <>
      <ul onClickCapture={open} className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {children}
      </ul>
      {opened && <opened.View {...lightboxProps} index={opened.index} onClose={close} />}
    </>
  );
}
