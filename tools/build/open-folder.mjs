/** Folder of the open catalogue during the build. Publishing moves it to `public/open`. */
export const openFolder = '.next/bobine/open';
