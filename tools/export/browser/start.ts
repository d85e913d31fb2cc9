import { reportPath } from '@/lib/errors/report-path';
import { homeLocale } from '@/lib/i18n/home-locale';
import { localePath } from '@/lib/i18n/locale-path';
import { defaultLocale } from '@/lib/i18n/locales';
import { notFound } from './not-found';
import { siteAddress } from './site-address';
import { standIn } from './stand-in';

// Stands before every script of a mirrored page, and does what the site's server does where there is one.

const films = () => import(/* from the mirror */ '/_mirror/films.js' as string);
const ask = window.fetch.bind(window);

window.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
  const isOurs = url.origin === location.origin && (init?.method ?? 'GET') === 'GET';
  return (isOurs && standIn(url, headers, { ask, films })) || ask(input, init);
};

// Nobody reads reports here.
const send = navigator.sendBeacon.bind(navigator);
navigator.sendBeacon = (url, data) => String(url) === reportPath || send(url, data);

// A page of choices is found under the site's own address from here on.
const own = siteAddress(location.pathname + location.hash);
if (own) history.replaceState(history.state, '', own);

const locale = homeLocale(document.cookie, navigator.languages.join(','));
if (location.pathname === '/' && locale !== defaultLocale)
  location.replace(localePath('/', locale) + location.search);

document.addEventListener('DOMContentLoaded', () => {
  // The page of what is not there, which the server writes for each path.
  for (const words of document.querySelectorAll('p[lang="en"]'))
    if (words.textContent === notFound) words.append(` ${location.pathname}${location.search}`);
  for (const link of document.querySelectorAll('a[href*="/catalogue/"]')) {
    const address = siteAddress(link.getAttribute('href') ?? '');
    if (address) link.setAttribute('href', address);
  }
});
