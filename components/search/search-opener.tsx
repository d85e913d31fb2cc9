'use client';

import { type ComponentProps, type MouseEvent, useEffect, useState } from 'react';

type Panel = typeof import('./search-panel').SearchPanel;
type Props = Omit<ComponentProps<Panel>, 'onClose'>;

const load = () => import('./search-panel');
/** Where a slash is a letter, or a key of somebody else's. */
const ownKeys = 'input, textarea, select, [contenteditable], dialog, [data-player-state]';

/** Opens the search, which is fetched when somebody is about to use it. */
export function SearchOpener(props: Props) {
  const { href, words } = props;
  const [loaded, setLoaded] = useState<{ SearchPanel: Panel }>();
  const open = () => load().then(setLoaded, () => location.assign(href));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is the page's.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey) return;
      if (document.activeElement?.closest(ownKeys)) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <a
        href={href}
        aria-keyshortcuts="/"
        onClick={press}
        onPointerEnter={load}
        onFocus={load}
        className="grid size-11 place-items-center"
      >
        <span className="sr-only">{words.open}</span>
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          strokeWidth="2.5"
          className="w-5 fill-none stroke-current"
        >
          <path d="M12.5 12.5 19 19M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0Z" />
        </svg>
      </a>
      {loaded && <loaded.SearchPanel {...props} onClose={() => setLoaded(undefined)} />}
    </>
  );
}
