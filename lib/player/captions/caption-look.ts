/** Caption settings that a visitor may choose, with the CSS value of each choice. */
export const captionLooks = {
  size: { normal: '', small: '0.8', large: '1.35', huge: '1.8' },
  colour: { white: '', yellow: '#ffe14d', cyan: '#6fe8ff' },
  ground: { dark: '', solid: '#000', none: 'transparent' },
} as const;

type Looks = typeof captionLooks;
export type CaptionPart = keyof Looks;
export type CaptionLook = { [Part in CaptionPart]: keyof Looks[Part] };

export const defaultLook: CaptionLook = { size: 'normal', colour: 'white', ground: 'dark' };

const properties: Record<CaptionPart, string> = {
  size: '--caption-size',
  colour: '--plyr-captions-text-color',
  ground: '--plyr-captions-background',
};

export const captionParts = Object.keys(properties) as CaptionPart[];

/** Reads a stored look. Invalid choices become the default. */
export function readLook(storedLook: unknown): CaptionLook {
  const record = (
    typeof storedLook === 'object' && storedLook !== null ? storedLook : {}
  ) as Record<string, unknown>;
  const choose = (part: CaptionPart) =>
    Object.hasOwn(captionLooks[part], String(record[part])) ? record[part] : defaultLook[part];
  return Object.fromEntries(captionParts.map((part) => [part, choose(part)])) as CaptionLook;
}

/** Sets the CSS custom properties of the captions on the player's element. */
export function applyLook({ style }: HTMLElement, look: CaptionLook): void {
  for (const part of captionParts) {
    const values: Record<string, string> = captionLooks[part];
    style.setProperty(properties[part], values[look[part]] ?? '');
  }
}
