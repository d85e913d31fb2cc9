// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DeviceDraft } from '@/components/editor/device-draft';
import { DeviceDraftsAtSignOut } from '@/components/editor/device-drafts-at-sign-out';
import { until } from '../../until';

const words = {
  found: 'Found of {at}',
  restore: 'Take',
  discard: 'Drop',
  offline: 'Off',
  notStored: 'No',
};

beforeEach(() => void history.replaceState(null, '', '/desk/content/film/nerven'));

/** Opens the form in a tab, as rendered by the server. */
async function open(title = 'Nerven', owner = 'anna@films.example', revision = '') {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const shown = render(
    <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
      <input type="hidden" name="~shown" value={title} />
      <input type="hidden" name="~revision" value={revision} />
      <input name="title" aria-label="title" defaultValue={title} />
      <button type="submit">Save</button>
      <DeviceDraft
        {...{ owner, words, locale: 'fr', timeZone: 'Asia/Tokyo', entry: 'film/nerven' }}
      />
    </form>,
  );
  await act(async () => {});
  const type = (text: string) =>
    fireEvent.input(screen.getByLabelText('title'), { target: { value: text } });
  /** Closes the tab, as after a crash of the browser once the last input was stored. */
  const leave = () => {
    window.dispatchEvent(new Event('pagehide'));
    shown.unmount();
  };
  return { onSubmit, type, leave };
}

const offered = () => screen.queryAllByText(/^Found of/).length;

test('an unsent form is offered to the same person when the form is opened again', async () => {
  vi.setSystemTime('2026-11-28T20:30:00Z');
  const first = await open();
  first.type('Nerfs');
  first.leave();
  (await open('Nerven', 'ben@films.example')).leave();
  expect(offered()).toBe(0);
  await open();
  expect(offered()).toBe(1);
  expect(screen.getByText(/^Found of/).textContent, 'in the site’s zone').toContain(
    '29.11.26 05:30',
  );
  fireEvent.click(screen.getByText('Drop'));
  expect([offered(), localStorage.length]).toEqual([0, 0]);
});

test('a stored form is sent unchanged, with the text that it was based on', async () => {
  const first = await open();
  first.type('Nerfs');
  first.leave();
  const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    expect([...new FormData(this)]).toEqual([
      ['~shown', 'Nerven'],
      ['~revision', ''],
      ['title', 'Nerfs'],
      ['~intent', 'save'],
    ]);
  });
  await open('Nerven, 1919');
  fireEvent.click(screen.getByText('Take'));
  expect(sent).toHaveBeenCalledOnce();
});

test('it is deleted once the server shows it, or has stored a revision since', async () => {
  const first = await open();
  first.type('Nerfs');
  first.leave();
  (await open('Nerfs ')).leave();
  expect([offered(), localStorage.length]).toEqual([0, 0]);
  vi.stubGlobal('fetch', async () => new Response());
  const second = await open();
  second.type('42 ');
  fireEvent.click(screen.getByText('Save'));
  await until(() => expect(second.onSubmit).toHaveBeenCalled());
  second.leave();
  const third = await open();
  expect(offered(), 'the request failed').toBe(1);
  third.leave();
  await open('forty-two', 'anna@films.example', '1');
  expect([offered(), localStorage.length]).toEqual([0, 0]);
});

test('two tabs do not overwrite each other', async () => {
  const [one, other] = [await open(), await open()];
  const [first, second] = screen.getAllByLabelText('title');
  fireEvent.input(first as Element, { target: { value: 'One' } });
  fireEvent.input(second as Element, { target: { value: 'Two' } });
  one.leave();
  other.leave();
  await open();
  expect(offered()).toBe(2);
});

test('without a connection the form is not sent, says so, and can be sent later', async () => {
  const { onSubmit, type } = await open();
  type('Nerfs');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  fireEvent.click(screen.getByText('Save'));
  await until(() => expect(screen.getByRole('alert').textContent).toBe('Off'));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('title').value).toBe('Nerfs');
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  // The answer to something else does not count as one to this text.
  expect(Object.values(localStorage).join()).toContain('"isSent":false');
  vi.stubGlobal('fetch', async () => new Response());
  fireEvent.click(screen.getByText('Save'));
  await until(() => expect(onSubmit).toHaveBeenCalledOnce());
});

test('signing out deletes a person’s stored forms, also that of the page', async () => {
  const other = await open('Nerven', 'ben@films.example');
  other.type('Nerfs');
  other.leave();
  const { type, leave } = await open();
  render(
    <form
      action="/desk/sign-out"
      ref={(form) => form?.addEventListener('submit', (event) => event.preventDefault())}
    >
      <button type="submit">Out</button>
      <DeviceDraftsAtSignOut owner="anna@films.example" />
    </form>,
  );
  type('Nerfs');
  fireEvent.click(screen.getByText('Out'));
  leave();
  expect(Object.keys(localStorage).map((key) => key.split(' ')[0])).toEqual([
    'bobine-editor-ben@films.example',
  ]);
});

test('a stored form of any person is deleted from the device after a month', async () => {
  const first = await open();
  first.type('Nerfs');
  first.leave();
  vi.setSystemTime(Date.now() + 31 * 24 * 60 * 60 * 1000);
  await open('Nerven', 'ben@films.example');
  expect(localStorage.length).toBe(0);
});
