import { expect, it } from 'vitest';
import { filesOfPage } from '@/lib/server/preview/page-files';

const has = filesOfPage(
  [
    '<img src="/media/a/still.jpg?w=2#x"><img src=\'/poster/a.svg\'>',
    '<script>{"og":"/og/a.png\\","film":"/media/film/hd.m3u8"}</script>',
    '<i style="background:url(/media/b/bg.avif)">, /media/c/one.vtt, /media/d/two.vttx</i>',
    '<a href="/media/é/été.jpg"></a><a href="/media/%C3%A9/x%20y.jpg"></a>&quot;/media/q/a.pdf&quot;',
    '<track src="/media/list.vtt"> /movie/other /media/ <b>/media/e/tag.jpg<i>',
  ].join(''),
);

it.each([
  ...['/media/a/still.jpg', '/poster/a.svg', '/og/a.png', '/media/b/bg.avif', '/media/c/one.vtt'],
  ...['/media/film/hd.m3u8', '/media/%C3%A9/%C3%A9t%C3%A9.jpg', '/media/%C3%A9/x%20y.jpg'],
  ...['/media/q/a.pdf', '/media/list.vtt', '/media/e/tag.jpg'],
  // What a playlist and a list of pictures name beside themselves.
  ...['/media/film/720/part1.ts', '/media/c/sheet.jpg'],
])('%s belongs to the page', (path) => expect(has(path)).toBe(true));

it.each([
  ...['/media/a/other.jpg', '/poster/b.svg', '/movie/other', '/media/d/other.jpg', '/media/other'],
  ...['/media/a/still.jpg?w=2', '/media/é/été.jpg', '/x/media/film/a.ts', '/media/film'],
  // Ways out of a folder.
  ...['/media/film/../a/other.jpg', '/media/film/%2e%2e/a', '/media/film/..%2Fa', '/media/film//a'],
  ...['/media/film/a%5cb', '/media/film/a\\b', '/media/film/.hidden', '/media/film/\\/a'],
])('%s does not', (path) => expect(has(path)).toBe(false));
