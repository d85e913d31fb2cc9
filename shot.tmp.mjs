import { chromium } from 'playwright';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell'});
for (const [path,name] of [['/movie/judex','fr'],['/de/movie/judex','de']]) for (const [w,h] of [[360,740],[768,1024],[1440,900]]) for (const scheme of ['light','dark']) {
  if (scheme==='dark' && w!==360) continue;
  const c=await b.newContext({viewport:{width:w,height:h},colorScheme:scheme}); const p=await c.newPage();
  await p.goto('http://localhost:3430'+path,{waitUntil:'load'});
  const s=p.locator('#synopsis'); await s.scrollIntoViewIfNeeded(); await p.waitForTimeout(500);
  await s.screenshot({path:`/work/w/poster-shots/dl-${name}-${w}-${scheme}.png`}); await c.close();
}
await b.close();
