import { compareLanguages } from '@/lib/i18n/compare-languages';
import { displayName } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { coverNarrowPage } from '@/lib/navigation/sheets/cover-page';
import { addToBar, styleButton } from '@/lib/player/plyr/plyr-dom';
import type { Stream } from '../hls/stream';
import type { Control } from './control';

/** Menu of a stream's audio tracks. */
export const audioTracks: Control = {
  attach({ handle, stream, locale, messages }) {
    if (!stream) return () => {};
    return attachAudioMenu(handle.root, { stream, label: messages.audioTrack, locale });
  },
};

const icon = 'M1 7h2v4H1zM4 4h2v10H4zM7 1h2v16H7zM10 5h2v8h-2zM13 3h2v12h-2zM16 7h2v4h-2z';

type AudioMenuOptions = {
  stream: Stream;
  /** Accessible name of the menu. */
  label: string;
  locale: Locale;
};

/**
 * Adds a menu of the stream's audio tracks to the control bar if there are at least two. Plyr has no such
 * menu.
 */
function attachAudioMenu(
  root: HTMLElement,
  { stream, label, locale }: AudioMenuOptions,
): () => void {
  let menu: ReturnType<typeof createAudioMenu> | undefined;
  function update() {
    const tracks = stream
      .audioTracks()
      .map(({ index, name, language }) => ({
        ...{ index, srclang: language },
        label: language ? displayName('language', language, locale) : name,
      }))
      .sort((a, b) => compareLanguages(a, b, locale));
    menu?.remove();
    menu = undefined;
    if (tracks.length < 2) return;
    menu = createAudioMenu(tracks, stream.audioTrack(), label, stream.setAudioTrack);
    addToBar(root, menu.element);
  }
  function onAudioChange() {
    if (menu && menu.size === stream.audioTracks().length) menu.check(stream.audioTrack());
    else update();
  }
  update();
  const stop = stream.onAudio(onAudioChange);
  return () => {
    stop();
    menu?.remove();
  };
}

type Track = { index: number; label: string };

/** A `<details>` with native radio buttons, so that keyboard use and accessible names are the browser's. */
function createAudioMenu(
  tracks: Track[],
  current: number,
  label: string,
  choose: (index: number) => void,
) {
  const element = document.createElement('details');
  element.className = 'player-audio';
  const button = document.createElement('summary');
  styleButton(button, { label, icon });
  const list = document.createElement('fieldset');
  list.setAttribute('role', 'radiogroup');
  list.setAttribute('aria-label', label);
  const name = `audio-${Math.random().toString(36).slice(2)}`;
  const inputs = tracks.map((track) => createRadio(track, name, list));
  element.append(button, list);

  function check(index: number) {
    for (const input of inputs) input.checked = input.value === String(index);
  }
  function close(event: Event) {
    if (element.open && !element.contains(event.target as Node)) element.open = false;
  }
  list.addEventListener('change', (event) =>
    choose(Number((event.target as HTMLInputElement).value)),
  );
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !element.open) return;
    event.stopPropagation();
    element.open = false;
    button.focus();
  });
  // A press on a label first moves the focus to the player around the menu, which must not close the menu.
  element.addEventListener('focusout', ({ relatedTarget }) => {
    const next = relatedTarget as Node | null;
    if (next && !element.contains(next) && !next.contains(element)) element.open = false;
  });
  let release = () => {};
  element.addEventListener('toggle', () => {
    release();
    release = element.open ? coverNarrowPage(sheet) : () => {};
  });
  const sheet = {
    isOpen: () => element.open && element.isConnected,
    close() {
      element.open = false;
    },
  };
  document.addEventListener('pointerdown', close);
  check(current);
  return {
    element,
    check,
    size: tracks.length,
    remove() {
      document.removeEventListener('pointerdown', close);
      element.remove();
      release();
    },
  };
}

function createRadio({ index, label }: Track, name: string, list: HTMLElement) {
  const line = document.createElement('label');
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name, value: String(index) });
  line.append(input, label);
  list.append(line);
  return input;
}
