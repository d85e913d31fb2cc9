/** Icon files that the build generates below `public`. They are neither build sources nor tracked by Git. */
export const iconFiles = {
  favicon: 'favicon.ico',
  phone: 'apple-touch-icon.png',
  small: 'icons/icon-192.png',
  large: 'icons/icon-512.png',
  smallMask: 'icons/maskable-192.png',
  largeMask: 'icons/maskable-512.png',
};
