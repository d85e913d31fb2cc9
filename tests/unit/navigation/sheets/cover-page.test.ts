// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { listenBeforeRouter } from '@/lib/navigation/sheets/before-router';
import { coverPage, watchSheetEntries } from '@/lib/navigation/sheets/cover-page';

let isNavigating = false;
/**
 * Listens before the sheets do, which may stop the event: in the capture phase, because another file's test may have
 * made them listen to the shared window before.
 */
let onPop: (value: unknown) => void = () => {};
addEventListener('popstate', (event) => onPop(event), true);
listenBeforeRouter();
watchSheetEntries(() => isNavigating);
const onRouterPop = vi.fn();
addEventListener('popstate', onRouterPop);

const popped = () =>
  new Promise((resolve) => {
    onPop = resolve;
  });
const back = () => {
  history.back();
  return popped();
};

/** An open sheet. */
function open() {
  let isOpen = true;
  const sheet = {
    isOpen: () => isOpen,
    close: vi.fn(() => {
      isOpen = false;
      release();
    }),
  };
  const release = coverPage(sheet);
  return sheet;
}

beforeEach(() => {
  isNavigating = false;
  history.pushState({ page: 1 }, '', '/catalogue');
  onRouterPop.mockClear();
});

test('Back closes the topmost sheet, and the page stays', async () => {
  const [below, above] = [open(), open()];
  await back();
  expect([below.close, above.close].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  await back();
  expect(below.close).toHaveBeenCalledOnce();
  expect([history.state, onRouterPop.mock.calls]).toEqual([{ page: 1 }, []]);
});

test('a sheet that is closed by itself leaves no history entry', async () => {
  const closed = popped();
  open().close();
  await closed;
  expect([history.state, onRouterPop.mock.calls]).toEqual([{ page: 1 }, []]);
});

test('a Back while the entry of a closed sheet is being removed leaves the page', async () => {
  history.pushState({ page: 2 }, '', '/vod');
  const sheet = open();
  // Browsers merge a Back with one that is pending.
  vi.spyOn(history, 'back').mockImplementationOnce(() => history.go(-2));
  sheet.close();
  await popped();
  expect([location.pathname, history.state]).toEqual(['/catalogue', { page: 1 }]);
  expect(onRouterPop).toHaveBeenCalledOnce();
});

test('a choice in a sheet is kept by the Back that closes it, and undone by the next', async () => {
  const sheet = open();
  history.pushState(null, '', '/catalogue?genre=horror');
  await back();
  expect(sheet.close).toHaveBeenCalledOnce();
  expect([location.search, onRouterPop.mock.calls]).toEqual(['?genre=horror', []]);
  await back();
  expect([location.search, history.state]).toEqual(['', { page: 1 }]);
  expect(onRouterPop).toHaveBeenCalledOnce();
});

test('a page that a link in a sheet leads to has the page itself below it', async () => {
  const sheet = open();
  isNavigating = true;
  sheet.close();
  history.pushState({ page: 2 }, '', '/vod');
  isNavigating = false;
  await back();
  expect([location.pathname, history.state]).toEqual(['/catalogue', { page: 1 }]);
  expect(onRouterPop).toHaveBeenCalledOnce();
});
