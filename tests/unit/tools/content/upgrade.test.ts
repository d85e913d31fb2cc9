import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { contentVersion, readContentVersion } from '@/lib/content/settings.mjs';
import { formatSentence } from '@/lib/content/validate/issues/editor-message';
import { upgradeContent } from '@/tools/content/upgrade/upgrade-content';
import { temporaryFolder } from '../../content/temporary-folder';

const { at, write } = temporaryFolder();

describe('upgradeContent', () => {
  const read = (path: string) => readFileSync(at(`house/${path}`), 'utf8');
  const upgrade = () =>
    upgradeContent(at('house'), at()).map(({ path, messages }) => [
      path,
      ...messages.map((message) => formatSentence(message, 'en')),
    ]);

  beforeEach(
    () =>
      void write(
        'house/site.yaml',
        'name: A # ours\nurl: "https://a.example/"\nlead:\n  film: nerven\n  text: { fr: A }\n',
      ),
  );

  test('site.yaml loses former fields and gets the new version', () => {
    const [[path, lead, url] = []] = upgrade();
    expect(path).toBe('site.yaml');
    expect(lead).toContain('“2026-12-24: { film: nerven }”');
    expect(url).toBe('“url” is https://a.example now, without a slash at its end');
    expect(read('site.yaml')).toBe('name: A # ours\nurl: "https://a.example"\ncontent: 3\n');
    expect(readContentVersion(at('house'))).toBe(contentVersion);
  });

  test('a file of the public folder moves to the content’s media', () => {
    write('public/stills/a.jpg', 'picture');
    write(
      'house/films/a.yaml',
      'poster:\n  src: /stills/a.jpg\nstills: [ { src: /stills/b.jpg } ]\n',
    );
    expect(upgrade()).toContainEqual([
      'films/a.yaml',
      '/stills/a.jpg is /media/stills/a.jpg now; the file has been copied from public',
    ]);
    expect(read('films/a.yaml')).toBe(
      'poster:\n  src: /media/stills/a.jpg\nstills: [ { src: /stills/b.jpg } ]\n',
    );
    expect(read('media/stills/a.jpg')).toBe('picture');
  });

  test('SubRip captions are converted to WebVTT', () => {
    write('house/media/a/fr.srt', '1\r\n00:00:01,000 --> 00:00:04,500\r\nBonsoir, Madame\r\n');
    write('house/films/a.yaml', "media: { film: { tracks: [{ src: '/media/a/fr.srt' }] } }\n");
    expect(upgrade()[0]).toEqual([
      'films/a.yaml',
      '/media/a/fr.srt is /media/a/fr.vtt now, written as WebVTT',
    ]);
    expect(read('films/a.yaml')).toContain("'/media/a/fr.vtt'");
    expect(read('media/a/fr.vtt')).toBe(
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:04.500\nBonsoir, Madame\n',
    );
  });

  const trailer =
    'kind: trailer\n    type: video # ours\n    sources:\n      - provider: vimeo\n        src: "1"\n';
  test.each([
    [
      'year: 1919\nmedia:\n  trailer:\n    type: video # ours\n    sources:\n      - provider: vimeo\n        src: "1"\n  film: { type: video }\nruntime: 9',
      `year: 1919\nmedia:\n  film: { type: video }\nruntime: 9\ntrailers:\n  - ${trailer}`,
    ],
    [
      'media:\n  trailer:\n    type: video # ours\n    sources:\n      - provider: vimeo\n        src: "1"\nyear: 1919\n',
      `year: 1919\ntrailers:\n  - ${trailer}`,
    ],
    [
      'media: { trailer: { type: video }, film: { type: video } }\n',
      'media: { film: { type: video } }\ntrailers:\n  - kind: trailer\n    type: video\n',
    ],
    [
      'media:\n  # the long one\n  trailer: # ours\n    type: video\n',
      'trailers:\n  # the long one\n  # ours\n  - kind: trailer\n    type: video\n',
    ],
    ...[
      'media: { film: &f { type: video }, trailer: { sources: *f } }\n',
      'media: { trailer: &t { type: video }, film: *t }\n',
      'age: &a { system: FSK, value: 16 }\ncopy: *a\n',
    ].map((shared): [string, string] => [shared, shared]),
    ['age: { system: FSK, value: 16 }\nyear: 1919\n', 'year: 1919\nages:\n  DE: 16\n'],
    ['age: { system: MPAA, value: R }\n', 'age: { system: MPAA, value: R }\n'],
  ])('the one trailer and rating of a film become the first of several (%#)', (before, after) => {
    write('house/films/a.yaml', before);
    upgrade();
    expect(read('films/a.yaml')).toBe(after);
  });

  test('HTML is converted to Markdown where nothing is lost, and the quotes of YAML strings stay', () => {
    const collection = (summary: string, french: string) =>
      `${summary}\ntitle: { fr: <em>Faust</em> }\nintroduction:\n  # kept\n  fr: >-\n    ${french}\n  de: Ein <table> bleibt.\n`;
    write(
      'house/collections/a.yaml',
      collection(
        "summary: { fr: 'De <i>Faust</i>', de: <em>Faust</em> und mehr }",
        'Un <a href="https://a.example" target="_blank">lien</a>\n    <strong>fort</strong>.',
      ),
    );
    const [[, ...messages] = []] = upgrade();
    expect(messages).toEqual(
      ['summary.fr', 'summary.de', 'introduction.fr'].map(
        (name) => `${name}: HTML has become Markdown`,
      ),
    );
    expect(read('collections/a.yaml')).toBe(
      collection(
        'summary: { fr: \'De *Faust*\', de: "*Faust* und mehr" }',
        'Un [lien](https://a.example)\n    **fort**.',
      ),
    );
  });
});
