type Part = { headers: Map<string, string>; body: string };

export type ReceivedMail = {
  to: string[];
  headers: Map<string, string>;
  subject: string;
  text: string;
  html: string;
  files: { name: string; type: string; content: Buffer }[];
};

/** Parses a raw mail, one character per byte (RFC 5322, 2045, 2047). */
export function readMail(raw: string): Omit<ReceivedMail, 'to'> {
  const whole = readPart(raw);
  const leaves = leavesOf(whole);
  const textOf = (type: string) => {
    const leaf = leaves.find((part) => typeOf(part) === type && !nameOf(part));
    return leaf ? decode(leaf).toString('utf8') : '';
  };
  return {
    headers: whole.headers,
    subject: decodeWords(whole.headers.get('subject') ?? ''),
    text: textOf('text/plain'),
    html: textOf('text/html'),
    files: leaves.flatMap((part) => {
      const name = nameOf(part);
      return name ? [{ name, type: typeOf(part), content: decode(part) }] : [];
    }),
  };
}

function readPart(raw: string): Part {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  return { headers: new Map(headers), body: rest.join('\r\n\r\n') };
}

function leavesOf(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)/.exec(part.headers.get('content-type') ?? '')?.[1];
  if (!boundary) return [part];
  const pieces = part.body.split(new RegExp(`(?:^|\\r\\n)--${boundary}(?:--)?(?:\\r\\n|$)`));
  return pieces.slice(1, -1).flatMap((piece) => leavesOf(readPart(piece)));
}

const typeOf = ({ headers }: Part) => (headers.get('content-type') ?? '').split(';')[0] ?? '';

function nameOf({ headers }: Part): string | undefined {
  const name = /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  return name && decodeWords(name);
}

function decode({ headers, body }: Part): Buffer {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1');
  return Buffer.from(unquote(body.replace(/=\r\n/g, '')), 'latin1');
}

const unquote = (text: string) =>
  text.replace(/=([0-9A-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

function decodeWords(text: string): string {
  return text
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : Buffer.from(unquote(word.replaceAll('_', ' ')), 'latin1').toString('utf8'),
    );
}
