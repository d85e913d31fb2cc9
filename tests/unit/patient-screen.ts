import { configure } from '@testing-library/react';

// Imported by whoever finds something once it is drawn: after a second a busy machine may not have drawn it.
configure({ asyncUtilTimeout: 20_000 });
