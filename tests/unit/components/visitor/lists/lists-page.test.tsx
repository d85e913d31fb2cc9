// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ListsPage } from '@/components/visitor/lists/lists-page';
import { listsKey } from '@/lib/visitor/lists/stored-lists';
import fr from '@/messages/fr.json';
import { renderInLanguage } from '../../render-in-language';

afterEach(() => void vi.useRealTimers());

test('a change of the lists in another tab is announced each time, and the message goes by itself', () => {
  vi.useFakeTimers();
  const { container } = renderInLanguage(
    <ListsPage locale="fr" messages={fr.Lists} filmsPath="/vod" storedItemsText="" />,
  );
  const status = () => container.querySelector('[role=status]')?.textContent;
  const change = () =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: listsKey })));
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));
  expect(status()).toBe('');
  for (const _ of [1, 2]) {
    change();
    pass(4);
    expect(status()).toBe(fr.Lists.page.changedElsewhere);
    pass(2);
    expect(status()).toBe('');
  }
});
