import { loadPage } from '@/lib/navigation/load-page';
import { saysNoConnection } from './no-connection';

/** Has the browser load a page, the shown one anew. Without a connection the page stays, and it is said. */
export async function openPage(address: string): Promise<void> {
  if (!(await saysNoConnection())) loadPage(address);
}
