const kinds = {
  Uint8Array,
  Uint16Array,
  Uint32Array,
  Int8Array,
  Int16Array,
  Int32Array,
  Float32Array,
  Float64Array,
} as const;
type Kind = keyof typeof kinds;
type Columns = InstanceType<(typeof kinds)[Kind]>;

/** Stands before the name of what JSON has no word for; no field of the content begins with it. */
const sign = '$';

function isColumns(value: unknown): value is Columns {
  return ArrayBuffer.isView(value) && value.constructor.name in kinds;
}

/** Maps, sets and columns of numbers as JSON, with NaN and the infinities as words. */
export function encodeData(data: unknown): string {
  return JSON.stringify(data, (_, value: unknown) => {
    if (value instanceof Map) return { [`${sign}Map`]: [...value] };
    if (value instanceof Set) return { [`${sign}Set`]: [...value] };
    if (!isColumns(value)) return value;
    const numbers = Array.from(value, (one) => (Number.isFinite(one) ? one : String(one)));
    return { [sign + value.constructor.name]: numbers };
  });
}

/** What was encoded. */
export function decodeData(json: string): unknown {
  return JSON.parse(json, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const [[name, inside] = ['', undefined], ...others] = Object.entries(value);
    if (others.length > 0 || !name.startsWith(sign) || !Array.isArray(inside)) return value;
    if (name === `${sign}Map`) return new Map(inside as [unknown, unknown][]);
    if (name === `${sign}Set`) return new Set(inside);
    const kind = kinds[name.slice(sign.length) as Kind];
    return kind ? kind.from(inside.map(Number)) : value;
  });
}
