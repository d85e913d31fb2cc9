import { configure } from '@testing-library/react';

// Import this in tests that wait for elements (`findBy…`, `waitFor`): the default timeout of 1 s is too short on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
