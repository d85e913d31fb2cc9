/** Where the scripts of a build lie, by their address. */
export const chunkFolder = '/_next/static/chunks/';
/** What the loader of scripts calls the failure of one. */
export const chunkFailure = 'ChunkLoadError';

const id = 'after-paint';

/** As React writes what a page runs: in any order, as each comes. */
const script = /<script src="\/_next\/static\/[^"]+" async=""><\/script>/g;
/** Would fetch one of them all the same. */
const preload = /<link rel="preload" as="script"[^>]*>/g;
const end = '</body>';
const opening = `<template id="${id}">`;

/** Milliseconds; frames may never be drawn (a frame of another site far down its page, a window behind others). */
const patience = 2000;

/** After the first frame the scripts are put where they would have stood. It names nothing outside itself. */
const start = `(()=>{const late=document.getElementById("${id}"),load=()=>{document.head.append(late.content);late.remove()};if(document.hidden)return load();requestAnimationFrame(()=>setTimeout(load));setTimeout(load,${patience})})()`;

/**
 * The scripts that a page begins with, by their addresses.
 * @param {string} html
 */
export function scriptsOf(html) {
  return [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, address]) => address);
}

/**
 * The file of a script, below `.next`.
 * @param {string} address
 */
export function scriptFile(address) {
  return address.slice('/_next/'.length);
}

/**
 * A page that is drawn before its scripts are fetched: they wait in a template, which no browser looks into. On a slow
 * line 150 KB of script would take their share of it from the style sheet, the typeface and the first picture, and no
 * script draws anything that is not there already.
 * @param {string} html as Next has written it; a page that was changed already stays as it is
 */
export function loadAfterPaint(html) {
  const scripts = html.match(script);
  const at = html.lastIndexOf(end);
  if (!scripts || at < 0 || html.includes(opening)) return html;
  const page = html.slice(0, at).replace(script, '').replace(preload, '');
  return `${page}${opening}${scripts.join('')}</template><script>${start}</script>${html.slice(at)}`;
}
