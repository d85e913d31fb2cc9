import { findFirefox } from '@/tools/setup/find-programs.mjs';
import { openFirefox } from './firefox';
import { runJourneys } from './run-journeys';

runJourneys({
  name: 'Firefox',
  open: openFirefox,
  isHere: Boolean(findFirefox()),
  refusesStorage: true,
});
