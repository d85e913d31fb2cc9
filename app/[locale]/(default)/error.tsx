'use client';

/** What a visitor sees where a page failed, between the header and the footer. */
export { ErrorPage as default } from '@/components/errors/error-page';
