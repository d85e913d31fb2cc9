'use client';

import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { openPage } from '@/lib/navigation/connection/no-connection';

type Panel = typeof import('./search-panel').SearchPanel;
type Props = Omit<ComponentProps<Panel>, 'onClose'> & { children: ReactNode };

const load = () => import('./search-panel');

/** Opens the search on a click of its link; loads it on hover or focus. */
export function SearchOpener({ children, ...props }: Props) {
  const [loaded, setLoaded] = useState<{ SearchPanel: Panel }>();
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load().then(setLoaded, () => openPage(props.href));
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears its link, which keys press as well. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <span onClick={press} onPointerEnter={load} onFocus={load}>
        {children}
      </span>
      {loaded && <loaded.SearchPanel {...props} onClose={() => setLoaded(undefined)} />}
    </>
  );
}
