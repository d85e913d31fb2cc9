import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { readQuickly } from '@/lib/content/validate/yaml/read-yaml';

const house = 'tests/house';
const files = ['films', 'collections', 'shop'].flatMap((folder) =>
  readdirSync(join(house, folder)).map((name) => readFileSync(join(house, folder, name), 'utf8')),
);

/** What the whole reader says, or that it has something to say against a text. */
function wholly(text: string) {
  const document = parseDocument(text, { prettyErrors: false });
  return document.errors.length + document.warnings.length > 0 ? 'a fault' : document.toJS();
}

test('the files of a house are read by js-yaml, each as the whole reader does', () => {
  for (const text of files) expect(readQuickly(text)).toEqual({ value: wholly(text) });
});

/** The same at each run. */
function* numbers(seed: number) {
  for (let state = seed; ; ) {
    state = (state * 1103515245 + 12345) % 2147483648;
    yield state / 2147483648;
  }
}

test('of files with something changed anywhere it says what the whole reader says, or nothing', () => {
  const random = numbers(13);
  const below = (count: number) => Math.floor(Number(random.next().value) * count);
  const signs = [
    ...' \n:-#\'"[]{}|>,&*!%@?~.+0a\u00a0',
    '\n  ',
    '- ',
    ': ',
    ' #',
    '>-\n',
    '\n- ',
    '{ ',
  ];
  let taken = 0;
  for (let round = 0; round < 1500; round += 1) {
    const lines = files[below(files.length)]?.split('\n') ?? [];
    const from = below(lines.length);
    const text = lines.slice(below(2) * from, from + 1 + below(10)).join('\n');
    const at = below(text.length + 1);
    const changed = text.slice(0, at) + signs[below(signs.length)] + text.slice(at + below(3));
    const read = readQuickly(changed);
    if (!read) continue;
    taken += 1;
    expect(wholly(changed), JSON.stringify(changed)).toEqual(read.value);
  }
  expect(taken).toBeGreaterThan(100);
});
