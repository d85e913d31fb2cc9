// Empty in a build. In development next.config.mjs aliases this module to lib/content/validate/provide.ts, so that pages
// read and validate the content files.
export {};
