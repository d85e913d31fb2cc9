import { findWebKit } from '@/tools/setup/find-programs.mjs';
import { runJourneys } from './run-journeys';
import { openWebKit } from './webkit';

runJourneys({
  name: 'WebKit',
  open: openWebKit,
  isHere: Boolean(findWebKit()),
  refusesStorage: false,
});
