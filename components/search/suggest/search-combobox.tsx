'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { useFailure } from '@/components/layout/use-request-state';
import { isReachable } from '@/lib/primitives/http/is-reachable';
import { maxTextLength } from '@/lib/search/query/query';
import { countOptions, SearchOptions, SearchStatus } from './search-results';
import { useSuggestions } from './use-suggestions';

type Props = { action: string; onLeave: () => void };

/** Search field with suggestions: a combobox with a listbox (ARIA 1.2). Focus stays in the field. */
export function SearchCombobox({ action, onLeave }: Props) {
  const t = useTranslations('Search');
  const id = useId();
  const router = useRouter();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const { suggestions, hasFailed, retry, ...status } = useSuggestions(text);
  // Set if navigation failed without a connection.
  const [isOffline, setIsOffline] = useState(false);
  const failure = useFailure(hasFailed || isOffline, () => {
    setIsOffline(false);
    if (hasFailed) retry();
  });
  const count = suggestions ? countOptions(suggestions) : 0;
  const current = Math.min(active, count - 1);
  const target = `${action}?${new URLSearchParams({ q: text.trim() })}`;
  const optionId = (index: number) => `${id}option${index}`;

  const handleKey = (event: KeyboardEvent) => {
    // Keys belong to the input method during composition.
    if (event.nativeEvent.isComposing) return;
    // With a modifier, keys select text or navigate back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = stepOption(event.key, current, count);
    if (next === undefined) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') event.preventDefault();
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  /** Navigates and closes the search. Without a connection the search stays open with its text. */
  const navigate = async (path: string) => {
    setIsOffline(false);
    if ((failure === 'offline' || !navigator.onLine) && !(await isReachable()))
      return setIsOffline(true);
    router.push(path);
    onLeave();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const option = document.getElementById(optionId(current));
    if (option) return option.click();
    void navigate(text.trim() ? target : action);
  };
  return (
    <search aria-label={t('label')} className="shell block py-5 md:py-8">
      <form action={action} onSubmit={submit} className="border-ink border-b-2">
        <label>
          <span className="label text-muted">{t('label')}</span>
          <input
            name="q"
            role="combobox"
            aria-expanded={count > 0}
            aria-controls={`${id}list`}
            aria-autocomplete="list"
            aria-activedescendant={current >= 0 ? optionId(current) : undefined}
            value={text}
            onChange={({ target: { value } }) => {
              setText(value);
              setActive(-1);
            }}
            onKeyDown={handleKey}
            placeholder={t('hint')}
            maxLength={maxTextLength}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="display-2 block h-14 w-full text-ellipsis bg-transparent outline-none placeholder:text-muted md:h-20"
          />
        </label>
      </form>
      <SearchStatus {...status} failure={failure} total={suggestions?.total} target={target} />
      <SearchOptions
        id={`${id}list`}
        optionId={optionId}
        suggestions={suggestions}
        active={current}
        catalogue={action}
        target={target}
        onChosen={(path) => void navigate(path)}
      />
    </search>
  );
}

/**
 * The index of the active option after a key press; -1 if no option is active any more. Undefined
 * if the key is left to the text field (ARIA 1.2, combobox). Home and End move the text cursor
 * until an option is active; left and right return to the text.
 */
export function stepOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1;
    case 'ArrowUp':
      return active >= 0 ? active - 1 : count - 1;
    case 'Home':
      return active >= 0 ? 0 : undefined;
    case 'End':
      return active >= 0 ? count - 1 : undefined;
    case 'ArrowLeft':
    case 'ArrowRight':
      return active >= 0 ? -1 : undefined;
    default:
      return undefined;
  }
}
