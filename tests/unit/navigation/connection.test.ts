import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadWhenOnline, setConnectionHandlers } from '@/lib/navigation/connection/no-connection';
import {
  createConnectionHandlers,
  guardNavigation,
} from '@/lib/navigation/connection/offline-guard';
import { until } from '../until';

// @vitest-environment jsdom

const network = vi.fn<typeof fetch>();
const said = vi.fn();

describe('guard presses', () => {
  const sent = vi.fn();
  let leave = () => {};
  let onLine = false;
  /** What the browser would do; jsdom goes nowhere. Heard after the guard, which listens at the window as well. */
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
    for (const spy of [said, sent, left]) spy.mockClear();
    document.body.innerHTML = `
    <a id="page" href="/vod">page</a>
    <a id="elsewhere" href="https://elsewhere.example/">elsewhere</a>
    <a id="language" href="/de" hreflang="de">language</a>
    <a id="file" href="/shop.ics">file</a>
    <a id="part" href="#main">part</a>
    <a id="mail" href="mailto:a@bobine.example">mail</a>
    <a id="tab" href="/vod" target="_blank">tab</a>
    <a id="script" href="/vod"><b>taken by a script</b></a>
    <form action="/catalogue"><button>send</button></form>`;
    document.querySelector('#script')?.addEventListener('click', (event) => event.preventDefault());
    setConnectionHandlers(createConnectionHandlers(said));
    leave = guardNavigation();
    for (const type of ['click', 'submit']) addEventListener(type, go);
  });
  afterEach(() => {
    leave();
    setConnectionHandlers(undefined);
    for (const type of ['click', 'submit']) removeEventListener(type, go);
    vi.restoreAllMocks();
  });

  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

  test.each(['#page', '#elsewhere', '#language', '#file', 'form button'])(
    'without a connection a press on %s keeps the page, and it is said',
    async (selector) => {
      press(selector);
      await until(() => expect(said).toHaveBeenCalledOnce());
      expect(left).not.toHaveBeenCalled();
    },
  );

  test.each(['#part', '#mail', '#tab'])('a press on %s needs no page from the site', (selector) => {
    press(selector);
    expect(left).toHaveBeenCalledOnce();
    expect(network).not.toHaveBeenCalled();
  });

  test('what a script has taken is the script’s', () => {
    press('#script b');
    expect(network).not.toHaveBeenCalled();
  });

  test.each(['#page', 'form button'])(
    'with a connection a press on %s is the browser’s',
    (selector) => {
      onLine = true;
      press(selector);
      expect(left).toHaveBeenCalled();
      expect(network).not.toHaveBeenCalled();
    },
  );

  test('a form is sent after all where the site is on this very machine', async () => {
    network.mockResolvedValue(new Response());
    document.querySelector('form')?.addEventListener('submit', sent);
    press('form button');
    await until(() => expect(sent).toHaveBeenCalledTimes(2));
    const [again] = sent.mock.lastCall ?? [];
    expect(again.submitter).toBe(document.querySelector('form button'));
    expect(said).not.toHaveBeenCalled();
  });
});

describe('no connection', () => {
  const load = vi.fn<() => Promise<string>>();
  const missing = new Error('missing');

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', network.mockReset().mockRejectedValue(new TypeError('network')));
    load.mockReset().mockRejectedValueOnce(missing).mockResolvedValue('part');
    said.mockClear();
    setConnectionHandlers(createConnectionHandlers(said));
  });
  afterEach(() => {
    setConnectionHandlers(undefined);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('a part that the site does not have fails', async () => {
    network.mockResolvedValue(new Response());
    await expect(loadWhenOnline(load)).rejects.toBe(missing);
  });

  test('without a connection a part waits, and comes as soon as the browser has one', async () => {
    const settled = vi.fn();
    const loading = loadWhenOnline(load).then(settled, settled);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(settled).not.toHaveBeenCalled();
    network.mockResolvedValue(new Response());
    window.dispatchEvent(new Event('online'));
    await loading;
    expect(settled).toHaveBeenCalledExactlyOnceWith('part');
    expect(said).not.toHaveBeenCalled();
  });

  test('who has just pressed something hears of it', async () => {
    vi.stubGlobal('navigator', { userActivation: { isActive: true } });
    void loadWhenOnline(load);
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toHaveBeenCalledOnce();
  });
});
