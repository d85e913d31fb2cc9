import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Scripts written into the page itself: they can import nothing, and guard themselves. */
const inPage = ['lib/builds/chunks/recover-chunks.ts', 'components/lists/continue-row.tsx'];

test('the browser’s storage is reached through lib/device, or by a script in the page', () => {
  const files = ['app', 'components', 'lib'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  );
  const others = files
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('lib/device/'))
    .filter((file) =>
      /window\.(?:local|session)Storage|\b(?:local|session)Storage[.[(]/.test(
        readFileSync(file, 'utf8'),
      ),
    );
  expect(others.sort()).toEqual(inPage.sort());
});
