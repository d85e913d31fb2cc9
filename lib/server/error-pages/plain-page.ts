import { hash } from 'node:crypto';
import { languageTags } from '@/lib/i18n/languages.mjs';
import type { Locale } from '@/lib/i18n/locales';
import type { PageHeaders } from '@/lib/security/page-headers';

/** CSS of the pages below. It uses nothing from the site content, not even the colours of its theme. */
export const plainStyles = `
:root{color-scheme:light dark;--paper:#f7f7f4;--ink:#111;--muted:#595953;--signal:#c8200e;--on-signal:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#111110;--ink:#f3f2ed;--muted:#a9a8a0;--signal:#ff5b42;--on-signal:#111110}}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:1.125rem/1.4 "Helvetica Neue",Helvetica,Arial,sans-serif;min-height:100vh;padding:clamp(1.25rem,5vw,4rem)}
main{border-top:.75rem solid var(--signal);max-width:44rem;padding-top:1.5rem}
span{display:block}
h1{font-size:clamp(2.25rem,9vw,4.5rem);font-weight:700;letter-spacing:-.03em;line-height:1;hyphens:auto}
h1 span+span,.ask span+span,[role=alert] span+span{color:var(--muted)}
h1 span+span{margin-top:.15em}
.ask{border-bottom:2px solid var(--ink);margin:2rem 0;padding-bottom:1.5rem}
label span,button span{display:inline}
label{display:block;font-weight:600;margin-bottom:.5rem}
label span+span::before,button span+span::before{content:" · "}
label span+span{color:var(--muted);font-weight:400}
input:not([type=hidden]){appearance:none;background:none;border:2px solid var(--ink);border-radius:0;color:inherit;display:block;font:inherit;height:3.25rem;padding:0 .75rem;width:100%}
[role=alert]{color:var(--signal);font-weight:600;margin-top:.75rem}
button{appearance:none;background:var(--ink);border:0;border-radius:0;color:var(--paper);cursor:pointer;font:inherit;font-weight:600;margin-top:1.25rem;min-height:3.25rem;padding:.5rem 2rem;width:100%}
button:hover{background:var(--signal);color:var(--on-signal)}
:focus-visible{outline:3px solid var(--signal);outline-offset:3px}
@media(min-width:40rem){button{width:auto}}
`;

type Page = { locale: Locale; title: string; styles?: string; main: string };

/** A page that the server writes itself, for when the site is unavailable or access is denied. `main` is HTML. */
export function plainPage({ locale, title, styles = plainStyles, main }: Page): string {
  return `<!DOCTYPE html>
<html lang="${languageTags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}

/**
 * Security headers of a plain page: no scripts, no requests, only the given styles. `form` is the
 * allowed form target.
 */
export function plainPageHeaders(styles: string, form: "'self'" | "'none'"): PageHeaders {
  const allowed = `style-src 'sha256-${hash('sha256', styles, 'base64')}'`;
  return {
    headers: {
      'content-security-policy': `default-src 'none'; base-uri 'none'; form-action ${form}; frame-ancestors 'none'; ${allowed}`,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
  };
}
