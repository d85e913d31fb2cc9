import { readFileSync } from 'node:fs';
import { saveVersion } from '@/lib/editor/versions/save-version';

/**
 * A program that saves one version after another until it is killed: each time two files of 300 KB with the same
 * number.
 */
const [contentFolder = '', dataFolder = ''] = process.argv.slice(2);
const place = { contentFolder, dataFolder };
const author = { name: 'Anna', email: 'anna@house.example' };
process.stdout.write('.');
for (;;) {
  const number = Number.parseInt(readFileSync(`${contentFolder}/films/a.yaml`, 'utf8'), 10) + 1;
  const text = `${number}\n${'x'.repeat(300_000)}\n${number}\n`;
  const files = ['films/a.yaml', 'films/b.yaml'].map((path) => ({ path, text }));
  await saveVersion({ files, author, message: `Version ${number}` }, place);
}
