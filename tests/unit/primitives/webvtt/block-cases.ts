/**
 * What the W3C's file-parsing tests (web-platform-tests, webvtt/parsing/file-parsing) ask of a
 * parser of headers and blocks, in files of our own. `w3c` is the name of the case there.
 */
export type VttCase = { w3c: string; asks: string; file: string; texts: string[] };

const vtt = (...blocks: string[]) => ['WEBVTT', ...blocks].join('\n\n');
const time = '00:03.000 --> 00:04.000';
const a = `${time}\na`;

const heads = (w3c: string, texts: string[], files: [asks: string, file: string][]): VttCase[] =>
  files.map(([asks, file]) => ({ w3c, asks, file, texts }));

export const headerCases = [
  ...heads(
    'signature',
    ['a'],
    [
      ['a byte order mark', `\uFEFF${vtt(a)}`],
      ['a space', `WEBVTT \n\n${a}`],
      ['a tab', `WEBVTT\t\n\n${a}`],
    ],
  ),
  ...heads(
    'signature, no newline',
    [],
    [
      ['nothing but the word', 'WEBVTT'],
      ['a space at the end', 'WEBVTT '],
      ['a tab at the end', 'WEBVTT\t'],
    ],
  ),
  ...heads(
    'signature, invalid',
    [],
    [
      ['times in its line', `WEBVTT ${a}`],
      ['another word', `WEBSRT\n\n${a}`],
      ['small letters', `webvtt\n\n${a}`],
      ['a space before', ` WEBVTT\n\n${a}`],
      ['a letter after', `WEBVTTx\n\n${a}`],
      ['half a word', 'WEBV'],
      ['an empty file', ''],
    ],
  ),
  ...heads(
    'header',
    ['a'],
    [
      ['lines of its own', `WEBVTT\nfilm 12\nreel=2\n\n${a}`],
      ['words after a space', `WEBVTT Der Film\n\n${a}`],
      ['words after a tab', `WEBVTT\tDer Film\n\n${a}`],
      ['a second line of NUL', `WEBVTT\n\0\nreel 2\n${a}`],
      ['times with no blank line', `WEBVTT\n${a}`],
      ['regions of an older draft', vtt('REGION: id=a width=40%', a)],
    ],
  ),
];

export const blockCases: VttCase[] = [
  {
    w3c: 'newlines',
    asks: 'CR, LF, CRLF and LF CR as line ends',
    file: `WEBVTT\r\rcr\r${time}\ra\n\nlf\n${time}\nb\r\n\r\ncrlf\r\n${time}\r\nc\n\rlfcr\r${time}\nd\n\r`,
    texts: ['a', 'b', 'c', 'd'],
  },
  {
    w3c: 'ids',
    asks: 'ids left out of the text, blank ones too',
    file: vtt(` a\n${time}\n1`, `a \n${time}\n2`, `-- >\n${time}\n3`, ` \n${time}\n4`),
    texts: ['1', '2', '3', '4'],
  },
  {
    w3c: 'ids',
    asks: 'a line of spaces taken for text, since it is not blank',
    file: vtt(`${a}\n \n${time}\nb`),
    texts: ['a\n ', 'b'],
  },
  {
    w3c: 'arrows',
    asks: 'arrows that open blocks without being times',
    file: vtt(
      `-->\n${time}\n1\nfilm-->\n${time}\n2\n-->-->\n${time}\n3\n${time}\n4`,
      '00:01.000 -- -->',
      '00:01.000 -->',
    ),
    texts: ['1', '2', '3', '4'],
  },
  {
    w3c: 'nulls',
    asks: 'NUL as U+FFFD in ids and texts, as an error in times',
    file: vtt(
      `\0\n${time}\na\0b`,
      '00:0\x001.000 --> 00:02.000\nx',
      '00:01.000 --\0> 00:02.000\nx',
    ),
    texts: ['a\uFFFDb'],
  },
  {
    w3c: 'whitespace chars',
    asks: 'spaces, tabs and form feeds around times, but no vertical tab',
    file: vtt(
      '  00:01.000   -->  00:02.000 \n  a',
      '\t00:01.000\t\t-->\t00:02.000\t\nb',
      '\f00:01.000\f-->\f00:02.000\nc',
      '\v00:01.000\v-->\v00:02.000\nx',
    ),
    texts: ['  a', 'b', 'c'],
  },
  {
    w3c: 'notes (settings, line)',
    asks: 'comments left out, even those that speak of times',
    file: vtt('NOTE', 'NOTE by hand', 'NOTE\nover\nlines', `NOTE ${time}\nx`, a),
    texts: ['a'],
  },
  {
    w3c: 'stylesheets, rules',
    asks: 'style sheets and regions left out',
    file: vtt('STYLE\n::cue(b) {\n  color: red;\n}', 'REGION\nid:top', `film\n${a}`, 'STYLE\nb {}'),
    texts: ['a'],
  },
  { w3c: 'stylesheets, none', asks: 'a header and nothing else', file: 'WEBVTT\n', texts: [] },
  { w3c: 'timings, eof', asks: 'times that the file ends in', file: vtt('0:01.000 -'), texts: [] },
];
