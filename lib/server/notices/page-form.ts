import { escapeHtml } from '@/lib/text/escape-html';
import type { Encoding } from '../headers/choose-encoding';
import { type CompressedForm, compressForm } from './compressed-form';
import { fillToken } from './fill-token';

/** Bytes of the hole: for usual addresses, long ones, and those with a long query. */
const sizes = [256, 1024, 8192];
const comment = { start: '<!--', end: '-->' };

export type FilledPage = { body: Buffer; encoding: 'br' | 'gzip' | 'identity' };
/** The page with this text where its token stands, compressed as it may be. */
export type PageForm = (text: string, accepted: Encoding) => Promise<FilledPage>;

/**
 * A page that is the same for all but for one text: cut at its token once, compressed once for each size of a hole,
 * which a comment fills up. In scripts the token stays, since escaping for HTML would not be safe there.
 */
export function openPageForm(html: Buffer, token: string): PageForm {
  const parts = cutAtToken(html.toString(), token);
  if (!parts)
    return async (text) => ({
      body: Buffer.from(fillToken(html.toString(), token, text)),
      encoding: 'identity',
    });
  const [before, after] = parts;
  const made = new Map<string, Promise<CompressedForm | undefined>>();
  const formOf = (encoding: 'br' | 'gzip', size: number) => {
    const name = `${encoding} ${size}`;
    const form =
      made.get(name) ??
      compressForm(encoding, { before, hole: makeHole(size), after }).catch(() => undefined);
    made.set(name, form);
    return form;
  };
  return async (text, accepted) => {
    const escaped = escapeHtml(text);
    const length = Buffer.byteLength(escaped) + comment.start.length + comment.end.length;
    const size = sizes.find((most) => length <= most);
    const encoding = accepted === 'zstd' ? 'identity' : accepted;
    const form = size && encoding !== 'identity' ? await formOf(encoding, size) : undefined;
    if (!form || !size)
      return { body: Buffer.concat([before, Buffer.from(escaped), after]), encoding: 'identity' };
    const filling = escaped + comment.start + ' '.repeat(size - length) + comment.end;
    return { body: form(Buffer.from(filling)), encoding };
  };
}

/** At the one token in the markup; `undefined` where there is none, or are more. */
function cutAtToken(html: string, token: string): [Buffer, Buffer] | undefined {
  const scriptOrToken = new RegExp(`<script\\b[^]*?</script>|${token}`, 'gi');
  const found = [...html.matchAll(scriptOrToken)].filter(([match]) => !match.startsWith('<'));
  const [{ index } = { index: 0 }] = found;
  if (found.length !== 1) return undefined;
  return [Buffer.from(html.slice(0, index)), Buffer.from(html.slice(index + token.length))];
}

/** Bytes that are in no text, each pair of them once, with the end of every filling. */
function makeHole(size: number): Buffer {
  const hole = Buffer.alloc(size);
  let state = 1;
  for (let at = 0; at < size; at += 1) {
    // A generator by Lehmer: the same hole each time.
    state = (state * 48_271) % 0x7fffffff;
    hole[at] = 0x80 | (state >> 8);
  }
  hole.write(comment.end, size - comment.end.length);
  return hole;
}
