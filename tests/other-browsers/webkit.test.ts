import { findWebKit } from '@/tools/setup/find-programs.mjs';
import { walkIn } from './walk';
import { openWebKit } from './webkit';

walkIn({
  name: 'WebKit',
  open: openWebKit,
  isHere: Boolean(findWebKit()),
  refusesStorage: false,
});
