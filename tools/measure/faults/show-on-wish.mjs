import { serveSite } from '../../build/serve-site.mjs';

// Serves the builds of the working directory as `npm run up` does, each when its parent wishes it.
const { show, end } = serveSite();
process.on('message', (wish) => {
  show(wish).then(
    () => process.send(''),
    ({ message }) => process.send(message),
  );
});
process.on('disconnect', () => end('SIGTERM'));
