/** Where the open catalogue lies until the build is published: then it stands in its `public` folder. */
export const openFolder = '.next/bobine/open';
