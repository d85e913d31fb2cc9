import { findWebKit } from '@/tools/setup/find-other-browsers.mjs';
import { walkIn } from './walk';
import { openWebKit } from './webkit';

walkIn({
  name: 'WebKit',
  open: openWebKit,
  isHere: Boolean(findWebKit()),
  refusesStorage: false,
});
