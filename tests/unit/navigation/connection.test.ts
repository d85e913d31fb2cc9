// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadWhenOnline, setConnectionHandlers } from '@/lib/navigation/connection/no-connection';
import {
  createConnectionHandlers,
  guardNavigation,
} from '@/lib/navigation/connection/offline-guard';
import { until } from '../until';

const network = vi.fn<typeof fetch>();
const report = vi.fn();

describe('guardNavigation', () => {
  const sent = vi.fn();
  let leave = () => {};
  let onLine = false;
  /** Stands for the browser's navigation, which jsdom lacks. Registered after the guard. */
  const left = vi.fn();
  const go = (event: Event) => {
    const isButton = event.type === 'click' && event.target instanceof HTMLButtonElement;
    if (isButton) return;
    if (!event.defaultPrevented) left();
    event.preventDefault();
  };

  beforeEach(() => {
    onLine = false;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => onLine);
    vi.stubGlobal('fetch', network.mockReset().mockRejectedValue(new TypeError('network')));
    for (const spy of [report, sent, left]) spy.mockClear();
    document.body.innerHTML = `
    <a id="page" href="/vod">page</a>
    <a id="elsewhere" href="https://elsewhere.example/">elsewhere</a>
    <a id="language" href="/de" hreflang="de">language</a>
    <a id="file" href="/shop.ics">file</a>
    <a id="part" href="#main">part</a>
    <a id="mail" href="mailto:a@bobine.example">mail</a>
    <a id="tab" href="/vod" target="_blank">tab</a>
    <a id="script" href="/vod"><b>handled by a script</b></a>
    <form action="/catalogue"><button>send</button></form>`;
    document.querySelector('#script')?.addEventListener('click', (event) => event.preventDefault());
    setConnectionHandlers(createConnectionHandlers(report));
    leave = guardNavigation();
    for (const type of ['click', 'submit']) addEventListener(type, go);
  });
  afterEach(() => {
    leave();
    setConnectionHandlers(undefined);
    for (const type of ['click', 'submit']) removeEventListener(type, go);
  });

  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

  test.each(['#page', '#elsewhere', '#language', '#file', 'form button'])(
    'without a connection a press on %s keeps the page and reports it',
    async (selector) => {
      press(selector);
      await until(() => expect(report).toHaveBeenCalledOnce());
      expect(left).not.toHaveBeenCalled();
    },
  );

  test.each([
    ...['#part', '#mail', '#tab'].map((selector) => [selector, 1] as const),
    // Handled by a script.
    ['#script b', 0] as const,
  ])('a press on %s is not guarded', (selector, navigations) => {
    press(selector);
    expect(left).toHaveBeenCalledTimes(navigations);
    expect(network).not.toHaveBeenCalled();
  });

  test('a form is submitted if the site is reachable, though the browser is offline', async () => {
    network.mockResolvedValue(new Response());
    document.querySelector('form')?.addEventListener('submit', sent);
    press('form button');
    await until(() => expect(sent).toHaveBeenCalledTimes(2));
    const [again] = sent.mock.lastCall ?? [];
    expect(again.submitter).toBe(document.querySelector('form button'));
    expect(report).not.toHaveBeenCalled();
  });
});

describe('loadWhenOnline', () => {
  const load = vi.fn<() => Promise<string>>();
  const missing = new Error('missing');

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', network.mockReset().mockRejectedValue(new TypeError('network')));
    load.mockReset().mockRejectedValueOnce(missing).mockResolvedValue('part');
    report.mockClear();
    setConnectionHandlers(createConnectionHandlers(report));
  });
  afterEach(() => void setConnectionHandlers(undefined));

  test('rejects if the site answers, so that the part is missing', async () => {
    network.mockResolvedValue(new Response());
    await expect(loadWhenOnline(load)).rejects.toBe(missing);
  });

  test('leaves the part out beside an open film, which the error page would break off', async () => {
    network.mockResolvedValue(new Response());
    document.body.innerHTML = '<section data-player-state="paused"></section>';
    const settled = vi.fn();
    void loadWhenOnline(load).then(settled, settled);
    await vi.advanceTimersByTimeAsync(60_000);
    document.body.innerHTML = '';
    expect(settled).not.toHaveBeenCalled();
  });

  test('waits without a connection, and loads once the browser is online', async () => {
    const settled = vi.fn();
    const loading = loadWhenOnline(load).then(settled, settled);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(settled).not.toHaveBeenCalled();
    network.mockResolvedValue(new Response());
    window.dispatchEvent(new Event('online'));
    await loading;
    expect(settled).toHaveBeenCalledExactlyOnceWith('part');
    expect(report).not.toHaveBeenCalled();
  });
});
