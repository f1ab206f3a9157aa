import { configure } from '@testing-library/react';

// Whether something appears is what a test claims, not how soon: a busy machine may take seconds.
configure({ asyncUtilTimeout: 5000 });
