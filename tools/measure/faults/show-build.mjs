import { serveSite } from '../../build/serve-site.mjs';

// Serves builds of the working directory like `npm run up`; the parent process requests each switch.
const { show, end } = serveSite();
process.on('message', (request) => {
  show(request).then(
    () => process.send(''),
    ({ message }) => process.send(message),
  );
});
process.on('disconnect', () => end('SIGTERM'));
