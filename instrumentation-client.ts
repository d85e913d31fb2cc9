import { watchErrors } from './lib/errors/watch-errors';

watchErrors();
