import { headFor } from '@/lib/builds/chunks/head-for';
import { leaveOldBuild, loadAnewOnTraversal } from '@/lib/builds/watch/leave-old-build';
import { renewCachedPage } from '@/lib/builds/watch/renew-cached-page';
import { watchBuilds } from '@/lib/builds/watch/watch-builds';

renewCachedPage();
watchBuilds(leaveOldBuild);

/** What happens at every navigation of the router. */
export function onRouterTransitionStart(url: string, type: 'push' | 'replace' | 'traverse') {
  headFor(url);
  loadAnewOnTraversal(url, type);
}
