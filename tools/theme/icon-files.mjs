/** What the build makes of a house's icon, below `public`: no source, and nothing that Git keeps. */
export const iconFiles = {
  favicon: 'favicon.ico',
  phone: 'apple-touch-icon.png',
  small: 'icons/icon-192.png',
  large: 'icons/icon-512.png',
  smallMask: 'icons/maskable-192.png',
  largeMask: 'icons/maskable-512.png',
};
