import { findFirefox } from '@/tools/setup/find-programs.mjs';
import { openFirefox } from './firefox';
import { walkIn } from './walk';

walkIn({
  name: 'Firefox',
  open: openFirefox,
  isHere: Boolean(findFirefox()),
  refusesStorage: true,
});
