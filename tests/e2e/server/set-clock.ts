/**
 * The environment in which a site is started whose clock says `moment` (ISO 8601) now, however long it takes to start, and
 * goes on from there: what it renders, and when, follows from `Date`.
 */
export function setClock(moment: string): { NODE_OPTIONS: string } {
  const script = `
    const Real = Date;
    const ahead = ${Date.parse(moment) - Date.now()};
    globalThis.Date = class extends Real {
      constructor(...given) { given.length ? super(...given) : super(Real.now() + ahead); }
      static now() { return Real.now() + ahead; }
      static parse(words) { return Real.parse(words); }
      static UTC(...parts) { return Real.UTC(...parts); }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}
