/** A posted form as a tree of its field names: `cast.0.name` lies below `cast` and `0`. Maps, so that `__proto__` is a plain name. */
export type Posted = { text?: string; below: Map<string, Posted> };

/** Most inputs, and most levels of a name. Beyond, a form is no form of ours. */
const limits = { inputs: 20_000, levels: 12 };

export function readPosted(fields: Iterable<readonly [string, unknown]>): Posted {
  const root: Posted = { below: new Map() };
  let count = 0;
  for (const [name, text] of fields) {
    count += 1;
    const keys = name.split('.');
    if (typeof text !== 'string' || keys.length > limits.levels || count > limits.inputs) continue;
    let at = root;
    for (const key of keys) at = below(at, key);
    at.text = text;
  }
  return root;
}

function below(node: Posted, key: string): Posted {
  const known = node.below.get(key);
  if (known) return known;
  const fresh: Posted = { below: new Map() };
  node.below.set(key, fresh);
  return fresh;
}

export function isBlank({ text = '', below }: Posted): boolean {
  return text.trim() === '' && [...below.values()].every(isBlank);
}

/** The filled rows of a list, in order. */
export function rowsOf(node: Posted | undefined): Posted[] {
  return [...(node?.below ?? [])]
    .filter(([key, row]) => /^\d{1,5}$/.test(key) && !isBlank(row))
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([, row]) => row);
}
