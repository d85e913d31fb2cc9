// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepPress } from '@/lib/player/session/keep-press';

const presses: string[] = [];
const press = (id: string) => document.getElementById(id)?.click();

/** The page comes to life, and what watches it has heard. */
async function comeToLife() {
  document.documentElement.dataset.scripted = '';
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  delete document.documentElement.dataset.scripted;
  document.body.innerHTML =
    '<button id="film" data-keeps-press=""><span id="mark"></span></button><button id="else"></button>';
  // As it stands in the page: from its source, with nothing around it.
  new Function(`(${keepPress})()`)();
  presses.length = 0;
});

/** From here on presses are heard: the page's scripts are there. */
function listen() {
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => presses.push(button.id));
}

test('a press before the page is alive is made once it is, and the button says that it is busy', async () => {
  press('mark');
  press('film');
  expect(document.getElementById('film')?.getAttribute('aria-busy')).toBe('true');
  listen();
  await comeToLife();
  expect(presses).toEqual(['film']);
});

test('other buttons are pressed by nobody but the visitor', async () => {
  press('else');
  listen();
  await comeToLife();
  expect(presses).toEqual([]);
});

test('once the page is alive nothing is kept any more', async () => {
  await comeToLife();
  listen();
  press('film');
  await comeToLife();
  expect(presses).toEqual(['film']);
  expect(document.getElementById('film')?.hasAttribute('aria-busy')).toBe(false);
});

test('a script that cannot be had ends the wait: the button no longer says that it is busy, and never again', () => {
  const script = document.body.appendChild(document.createElement('script'));
  press('film');
  script.dispatchEvent(new Event('error'));
  expect(document.getElementById('film')?.getAttribute('aria-busy')).toBeNull();
  press('film');
  expect(document.getElementById('film')?.getAttribute('aria-busy')).toBeNull();
});

test('a picture that cannot be had ends no wait', () => {
  press('film');
  const still = document.body.appendChild(document.createElement('img'));
  still.dispatchEvent(new Event('error'));
  expect(document.getElementById('film')?.getAttribute('aria-busy')).toBe('true');
});
