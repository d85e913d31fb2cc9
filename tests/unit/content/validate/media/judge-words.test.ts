import { expect, test } from 'vitest';
import { judgeWords, judgeWordsAddress } from '@/lib/content/validate/media/judge-words';
import { aFolder } from './a-folder';

const { at, write } = aFolder();
const noWebVtt = (file: string) => ({
  text: 'WebVTT; {file} does not begin with WEBVTT',
  values: { file },
});
const subRip = '1\n00:00:01,000 --> 00:00:02,000\nBonjour\n';

test.each(['srt', 'ass', 'ssa', 'sbv', 'sub', 'stl', 'ttml', 'dfxp', 'smi', 'SRT'])(
  'a .%s is no WebVTT, and it is said what makes it one',
  (ending) => {
    const file = write(`a.b/c.fr.${ending}`, subRip);
    expect(judgeWords(file)).toEqual({
      expected: noWebVtt(file),
      advice: {
        text: 'This makes it: ffmpeg -i {file} {name}.vtt',
        values: { file, name: 'c.fr' },
      },
    });
    const src = `https://a.example/c.${ending}`;
    expect(judgeWordsAddress(src)?.expected).toEqual(noWebVtt(src));
    expect(judgeWordsAddress(`${src}?x=.vtt`)).toBeDefined();
    expect(judgeWordsAddress(`${src}#x`)).toBeDefined();
  },
);

test('of an address on the web that does not say so nothing is said', () => {
  for (const src of [
    'https://a.example/fr.vtt',
    'https://a.example/srt',
    'https://a.example/?a.srt',
  ])
    expect(judgeWordsAddress(src)).toBeUndefined();
});

test('of another file nothing makes WebVTT', () => {
  const file = write('a.txt', subRip);
  expect(judgeWords(file)).toEqual({ expected: noWebVtt(file) });
});

test('words have times', () => {
  expect(
    judgeWords(write('a.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\nBonjour\n')),
  ).toBeUndefined();
  const file = write('b.vtt', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nBonjour\n');
  expect(judgeWords(file)).toEqual({
    expected: {
      text: 'times such as 00:01.000 --> 00:04.000 in {file}; none can be read',
      values: { file },
    },
  });
});

test('words that cannot be read are said to be none', () => {
  expect(judgeWords(at('none.vtt'))).toEqual({
    expected: {
      text: '{expected} ({file})',
      values: { file: at('none.vtt'), expected: { text: 'to be there', values: {} } },
    },
  });
});
