import { mailtoHref } from '@/lib/primitives/text/mailto-href';
import type { Site } from '@/lib/site/get-site';

/** Publisher of the site, and how to contact it. */
export function ImprintAddress({ imprint }: { imprint: NonNullable<Site['imprint']> }) {
  return (
    <address className="not-italic">
      {[imprint.publisher, ...imprint.address].map((line) => (
        <span key={line.text} lang={line.translated ? undefined : line.lang} className="block">
          {line.text}
        </span>
      ))}
      <a href={mailtoHref(imprint.email)} className="words-link wrap-anywhere">
        {imprint.email}
      </a>
    </address>
  );
}
