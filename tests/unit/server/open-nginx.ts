import { type Nginx, runNginx } from '@/tools/setup/nginx';

/**
 * nginx in front of local servers, on a free port, with a cache.
 * @param knowsVary `false`: like a cache that ignores `Vary`
 */
export function openNginx(upstreams: number[], knowsVary = true): Promise<Nginx> {
  return runNginx((folder, port) => configure(folder, port, upstreams, knowsVary));
}

function configure(folder: string, port: number, upstreams: number[], knowsVary: boolean): string {
  return `
  proxy_cache_path ${folder}/cache keys_zone=site:10m;
  upstream site {
    ${upstreams.map((upstream) => `server 127.0.0.1:${upstream} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://site;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header Connection "";
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_next_upstream error timeout http_502 http_503 http_504;
      proxy_cache site;
      proxy_cache_key $request_uri;
      ${knowsVary ? '' : 'proxy_ignore_headers Vary;'}
      add_header X-Cache $upstream_cache_status always;
    }
  }`;
}
