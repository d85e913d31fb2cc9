/** Caption settings that a visitor may choose, with the CSS value of each choice; sizes from small to large. */
export const captionStyles = {
  size: { small: '0.8', normal: '', large: '1.35', huge: '1.8' },
  colour: { white: '', yellow: '#ffe14d', cyan: '#6fe8ff' },
  ground: { dark: '', solid: '#000', none: 'transparent' },
} as const;

type CaptionStyles = typeof captionStyles;
export type CaptionPart = keyof CaptionStyles;
export type CaptionStyle = { [Part in CaptionPart]: keyof CaptionStyles[Part] };

export const defaultCaptionStyle: CaptionStyle = {
  size: 'normal',
  colour: 'white',
  ground: 'dark',
};

const properties: Record<CaptionPart, string> = {
  size: '--caption-size',
  colour: '--plyr-captions-text-color',
  ground: '--plyr-captions-background',
};

export const captionParts = Object.keys(properties) as CaptionPart[];

/** Reads a stored look. Invalid choices become the default. */
export function readCaptionStyle(storedLook: unknown): CaptionStyle {
  const record = (
    typeof storedLook === 'object' && storedLook !== null ? storedLook : {}
  ) as Record<string, unknown>;
  const choose = (part: CaptionPart) =>
    Object.hasOwn(captionStyles[part], String(record[part]))
      ? record[part]
      : defaultCaptionStyle[part];
  return Object.fromEntries(captionParts.map((part) => [part, choose(part)])) as CaptionStyle;
}

/** Reads the current caption size of a player. The visitor may have changed it by keyboard. */
export function readShownSize({ style }: HTMLElement): CaptionStyle['size'] {
  const sizes = Object.keys(captionStyles.size) as CaptionStyle['size'][];
  const shown = style.getPropertyValue(properties.size);
  return sizes.find((size) => captionStyles.size[size] === shown) ?? defaultCaptionStyle.size;
}

/** Sets the CSS custom properties of the captions on the player's element. */
export function applyCaptionStyle({ style }: HTMLElement, chosen: CaptionStyle): void {
  for (const part of captionParts) {
    const values: Record<string, string> = captionStyles[part];
    style.setProperty(properties[part], values[chosen[part]] ?? '');
  }
}
