// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QueryProvider } from '@/components/layout/query-provider';
import { LanguageSwitch } from '@/components/navigation/language-switch';
import { SearchCombobox, stepOption } from '@/components/search/suggest/search-combobox';
import fr from '@/messages/fr.json';
import { until } from '../until';
import { renderInLanguage } from './render-in-language';

const address = vi.hoisted(() => ({ path: '/', query: '', push: vi.fn() }));
vi.mock('next/navigation', async (load) => ({
  ...(await load<typeof import('next/navigation')>()),
  usePathname: () => address.path,
  useSearchParams: () => new URLSearchParams(address.query),
  useRouter: () => ({ push: address.push }),
}));

const names = { fr: 'français', de: 'Deutsch' };
const links = (path: string, query = '') => {
  Object.assign(address, { path, query });
  renderInLanguage(<LanguageSwitch locale="fr" label="Langue" names={names} />);
  return screen.getAllByRole('link') as [HTMLElement, HTMLElement];
};

test('LanguageSwitch keeps the hash of the address', () => {
  const [, link] = links('/shop');
  location.hash = 'nerven-blu-ray';
  fireEvent.pointerDown(link);
  expect(link.getAttribute('href')).toBe('/de/shop#nerven-blu-ray');
  location.hash = '';
  fireEvent.focus(link);
  expect(link.getAttribute('href')).toBe('/de/shop');
});
test('SearchCombobox keeps the query while offline and says so, then leads to the results', async () => {
  const network = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('network'));
  vi.stubGlobal('fetch', network);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const leave = vi.fn();
  renderInLanguage(
    <QueryProvider>
      <SearchCombobox action="/catalogue" onLeave={leave} />
    </QueryProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox');
  const status = () => screen.getByRole('status').textContent;
  fireEvent.change(field, { target: { value: 'murnau' } });
  await act(async () => fireEvent.submit(field));
  await until(() => expect(status()).toBe(fr.Search.offline));
  expect([field.value, leave.mock.calls, address.push.mock.calls]).toEqual(['murnau', [], []]);
  network.mockImplementation(async () => new Response('{}'));
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await until(() => expect(status()).not.toContain(fr.Search.offline));
  await act(async () => fireEvent.submit(field));
  expect(address.push).toHaveBeenCalledExactlyOnceWith('/catalogue?q=murnau');
  expect(leave).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowLeft', 1, 3, -1],
  ['ArrowRight', 0, 3, -1],
  // Without an active option these keys belong to the text.
  ['ArrowLeft', -1, 3, undefined],
  ['Home', -1, 3, undefined],
  ['End', -1, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
  ['a', 1, 3, undefined],
])('SearchCombobox: %s moves from option %i of %i to %s', (key, from, options, to) =>
  expect(stepOption(key, from, options)).toBe(to),
);
