// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchOpener } from '@/components/search/suggest/search-opener';
import fr from '@/messages/fr.json' with { type: 'json' };

const closed: (() => void)[] = [];
vi.mock('@/components/search/suggest/search-panel', () => ({
  SearchPanel: ({ onClose }: { onClose: () => void }) => {
    closed.push(onClose);
    return <input aria-label="search" />;
  },
}));
afterEach(cleanup);

test('a panel that reports its closing late does not close the next one', async () => {
  render(
    <SearchOpener href="/catalogue" locale="fr" messages={fr.Search}>
      <a href="/catalogue">open</a>
    </SearchOpener>,
  );
  const open = () => act(async () => void fireEvent.click(screen.getByText('open')));
  await open();
  const [closeFirst] = closed;
  await open();
  act(() => closeFirst?.());
  expect(screen.queryByRole('textbox')).not.toBeNull();
  act(() => closed.at(-1)?.());
  expect(screen.queryByRole('textbox')).toBeNull();
});
