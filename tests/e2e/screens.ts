/** Every screen of the site with a status of 200, by its French path. */
export const screens = [
  { name: 'home', path: '/' },
  { name: 'catalogue', path: '/catalogue' },
  { name: 'movie with its film', path: '/movie/etude-en-diagonales' },
  { name: 'movie at a provider', path: '/movie/big-buck-bunny' },
  { name: 'movie without media', path: '/movie/das-cabinet-des-dr-caligari' },
  { name: 'movie with few facts', path: '/movie/histoire-d-un-crime' },
  { name: 'collection', path: '/collection/georges-melies' },
  { name: 'collections', path: '/collection' },
  { name: 'screenings', path: '/au-cinema' },
  { name: 'vod', path: '/vod' },
  { name: 'shop', path: '/shop' },
  { name: 'lists', path: '/a-voir' },
  { name: 'privacy', path: '/vie-privee' },
  { name: 'imprint', path: '/mentions-legales' },
];
