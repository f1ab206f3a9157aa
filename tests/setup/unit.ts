import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Whether something appears is what a test claims, not how soon: a busy machine may take seconds.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);

// What opens is transparent until its first frame. Frames come at once, so that a test that looks at it does not race a clock of 16 ms.
if (typeof window !== 'undefined') {
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()), 0);
  window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
}
