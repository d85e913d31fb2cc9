type Fields = Record<string, unknown>;

/** Objects, and lists: `trailers.0` is the first trailer. */
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Value at a dotted path, such as `title.original.text`; `undefined` if there is none. */
export function valueAt(value: unknown, path: string): unknown {
  let inner = value;
  let from = 0;
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', from)) {
    inner = isFields(inner) ? inner[path.slice(from, dot)] : undefined;
    if (inner === undefined) return undefined;
    from = dot + 1;
  }
  return isFields(inner) ? inner[path.slice(from)] : undefined;
}

const isPosition = (key: string) => /^\d+$/.test(key);

/**
 * Sets the value at a path. Returns false if the path crosses a value that is not an object, or
 * ends at an object.
 */
export function setAt(fields: Fields, path: string, value: unknown): boolean {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let inner = fields;
  for (const [at, key] of keys.entries()) {
    inner[key] ??= isPosition(keys[at + 1] ?? last) ? [] : {};
    const next = inner[key];
    if (!isFields(next)) return false;
    inner = next;
  }
  if (isFields(inner[last]) && !Array.isArray(inner[last])) return false;
  inner[last] = value;
  return true;
}

/** Deletes the value at a path, and objects that become empty. */
export function deleteAt(fields: Fields, path: string): void {
  const [key = '', ...rest] = path.split('.');
  const inner = fields[key];
  if (rest.length === 0) delete fields[key];
  else if (isFields(inner)) {
    deleteAt(inner, rest.join('.'));
    // In a list a gap is left, so that the positions of the others stay.
    if (Object.keys(inner).length === 0) delete fields[key];
  }
}
