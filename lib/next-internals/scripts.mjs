/** Address prefix of the scripts of a build. */
export const chunkFolder = '/_next/static/chunks/';
/** Error name of a failed script in the chunk loader. */
export const chunkFailure = 'ChunkLoadError';

const id = 'after-paint';

/** Script elements as React writes them: `async`, so they execute in any order. */
const script = /<script src="\/_next\/static\/[^"]+" async=""><\/script>/g;
/** Preload hints for scripts, which would undo the deferral. */
const preload = /<link rel="preload" as="script"[^>]*>/g;
const end = '</body>';
const opening = `<template id="${id}">`;

/** Milliseconds. Fallback if no frame is drawn (an offscreen iframe, a hidden window). */
const timeout = 2000;

/** Inserts the scripts after the first frame. Self-contained, since it runs inline. */
const start = `(()=>{const late=document.getElementById("${id}"),load=()=>{document.head.append(late.content);late.remove()};if(document.hidden)return load();requestAnimationFrame(()=>setTimeout(load));setTimeout(load,${timeout})})()`;

/**
 * The addresses of the initial scripts of a page.
 * @param {string} html
 */
export function scriptsOf(html) {
  return [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, address]) => address);
}

/**
 * The file of a script, relative to `.next`.
 * @param {string} address
 */
export function scriptFile(address) {
  return address.slice('/_next/'.length);
}

/**
 * Defers the scripts of a page until after the first paint, in a template element. On a slow line 150 KB of
 * script would compete with the style sheet, the fonts and the first image, and no script is needed to show the
 * page.
 * @param {string} html Next's output; a page that is already converted is returned unchanged
 */
export function loadAfterPaint(html) {
  const scripts = html.match(script);
  const at = html.lastIndexOf(end);
  if (!scripts || at < 0 || html.includes(opening)) return html;
  const page = html.slice(0, at).replace(script, '').replace(preload, '');
  return `${page}${opening}${scripts.join('')}</template><script>${start}</script>${html.slice(at)}`;
}
