import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Whether something appears is what a test claims, not how soon: a busy machine may take seconds.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);
