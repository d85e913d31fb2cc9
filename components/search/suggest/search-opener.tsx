'use client';

import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { openPage } from '@/lib/navigation/connection/no-connection';

type Panel = typeof import('./search-panel').SearchPanel;
type Props = Omit<ComponentProps<Panel>, 'onClose'> & { children: ReactNode };

const load = () => import('./search-panel');

/** Opens the search on a click of its link; loads it on hover or focus. */
export function SearchOpener({ children, ...props }: Props) {
  const [opened, setOpened] = useState<{ View: Panel; id: number }>();
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load().then(
      ({ SearchPanel: View }) => setOpened((last) => ({ View, id: (last?.id ?? 0) + 1 })),
      () => openPage(props.href),
    );
  };
  // `onClose` is called late, when the next panel may already be open.
  const close = (id: number) => setOpened((current) => (current?.id === id ? undefined : current));
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles events of its link, which the keyboard activates as well. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard activates the link, which fires a click. */}
      <span onClick={open} onPointerEnter={load} onFocus={load}>
        {children}
      </span>
      {opened && <opened.View key={opened.id} {...props} onClose={() => close(opened.id)} />}
    </>
  );
}
