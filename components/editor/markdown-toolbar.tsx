'use client';

import { type KeyboardEvent, useRef, useState } from 'react';
import {
  applyMark,
  insertLink,
  type MarkdownEdit,
  type MarkdownMark,
} from '@/lib/editor/form/markdown-edit';

type Props = {
  /** Id of the text's field. */
  field: string;
  /** Accessible name: the field and its language. */
  label: string;
  marks: readonly { mark: MarkdownMark; label: string }[];
  /** Words of the question for a link's address. */
  link: Record<'address' | 'insert' | 'cancel', string>;
};

/** Paths of the signs, on a field of 16 by 16. */
const signs: Record<MarkdownMark, string> = {
  bold: 'M4 2h5a3 3 0 0 1 0 6H4zm0 6h6a3 3 0 0 1 0 6H4z',
  italic: 'M6 2h7M3 14h7M10 2 6 14',
  link: 'M7 9a3 3 0 0 0 4 0l3-3a3 3 0 0 0-4-4L8.5 3.5M9 7a3 3 0 0 0-4 0l-3 3a3 3 0 0 0 4 4l1.5-1.5',
  heading: 'M3 2v12M13 2v12M3 8h10',
  list: 'M2 3h.01M2 8h.01M2 13h.01M6 3h9M6 8h9M6 13h9',
  quote: 'M2 3v10M6 4h8M6 8h8M6 12h5',
};

/**
 * Toolbar that applies Markdown to the selection of a text field. One button is in the tab order, the arrow keys reach
 * the others. *Link* asks for the address below the buttons. The style sheet hides it where scripts do not run.
 */
export function MarkdownToolbar({ field, label, marks, link }: Props) {
  const toolbar = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const moveFocus = (event: KeyboardEvent) => {
    const buttons = [...(toolbar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const next = placeOf(event.key, at, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    for (const [place, button] of buttons.entries()) button.tabIndex = place === next ? 0 : -1;
    buttons[next]?.focus();
  };
  return (
    <>
      <div
        ref={toolbar}
        role="toolbar"
        aria-label={label}
        aria-controls={field}
        className="markdown-toolbar"
        onKeyDown={moveFocus}
      >
        {marks.map(({ mark, label: name }, at) => (
          <button
            key={mark}
            type="button"
            className="quiet"
            title={name}
            aria-label={name}
            tabIndex={at === 0 ? 0 : -1}
            {...(mark === 'link' && { 'aria-expanded': isAsking })}
            onClick={() => (mark === 'link' ? setAsking(!isAsking) : press(mark, field))}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={signs[mark]} />
            </svg>
          </button>
        ))}
      </div>
      {isAsking && (
        <LinkQuestion
          words={link}
          onAnswer={(address) => {
            setAsking(false);
            edit(field, (selection) => (address ? insertLink(address, selection) : undefined));
          }}
        />
      )}
    </>
  );
}

type LinkQuestionProps = { words: Props['link']; onAnswer: (address: string | undefined) => void };

/** Asks for the address of a link. Its input has no name, so that the form does not send it. */
function LinkQuestion({ words, onAnswer }: LinkQuestionProps) {
  const [address, setAddress] = useState('');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Neither sends the form.
    event.preventDefault();
    onAnswer(event.key === 'Enter' && address.trim() ? address : undefined);
  };
  return (
    <div className="link-question">
      <label className="field">
        <span>{words.address}</span>
        <input
          ref={(input) => input?.focus()}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://…"
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <button type="button" disabled={!address.trim()} onClick={() => onAnswer(address)}>
        {words.insert}
      </button>
      <button type="button" className="quiet" onClick={() => onAnswer(undefined)}>
        {words.cancel}
      </button>
    </div>
  );
}

function placeOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

const press = (mark: Exclude<MarkdownMark, 'link'>, field: string) =>
  edit(field, (selection) => applyMark(mark, selection));

type Selection = Parameters<typeof insertLink>[1];

/** Changes the text of a field, which gets the focus back; `undefined` changes nothing. */
function edit(field: string, change: (selection: Selection) => MarkdownEdit | undefined): void {
  const area = document.getElementById(field);
  if (!(area instanceof HTMLTextAreaElement)) return;
  const { value: text, selectionStart, selectionEnd } = area;
  const changed = change({ text, from: selectionStart, until: selectionEnd });
  area.focus();
  if (!changed) return;
  area.setSelectionRange(changed.from, changed.until);
  // The only edit that the browser can undo. It is deprecated, but has no successor.
  if (!document.execCommand('insertText', false, changed.insert)) {
    area.setRangeText(changed.insert, changed.from, changed.until);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...changed.select);
}
