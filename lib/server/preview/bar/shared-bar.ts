import { pathLocale } from '@/lib/i18n/locale-path';
import { type Html, html } from '@/lib/preview/html';
import type { Preview } from '@/lib/preview/preview';
import { previewWords } from '@/lib/preview/words/preview-words';
import { sayDay } from '@/lib/preview/words/say-when';
import type { Share } from '../shared-link';
import { barFrame } from './bar-frame';

/** What somebody outside reads at the foot of the page he was sent: nothing of the house's files. */
export function sharedBar({ timeZone }: Preview, path = '/', { until }: Share): Html {
  const locale = pathLocale(path);
  const words = previewWords[locale];
  return barFrame(
    html`<details open>
<summary><b>${words.preview}</b></summary>
<p>${words.share.until(sayDay(until - 1, locale, timeZone))}</p>
</details>`,
    locale,
    false,
  );
}
