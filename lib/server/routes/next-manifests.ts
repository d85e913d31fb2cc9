/** `.next/prerender-manifest.json`, as far as the front reads it. */
export type PrerenderManifest = {
  routes: Record<
    string,
    {
      routeType: string;
      initialRevalidateSeconds: number | false;
      /** Of a page that says itself that it is not there: 404. */
      initialStatus?: number;
      initialHeaders?: Record<string, string>;
    }
  >;
  /** Prerendered in whole (`fallback: false`, from `dynamicParams = false`) or in part. */
  dynamicRoutes: Record<string, { fallback: string | false | null }>;
};

type Pattern = { page: string; regex: string };

/** `.next/routes-manifest.json`, as far as the front reads it. */
export type RoutesManifest = {
  staticRoutes: Pattern[];
  dynamicRoutes: Pattern[];
  rsc: { varyHeader: string };
};
