import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Whether something appears is what a test claims, not how soon: a busy machine may take seconds.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);

/** ms until the next frame: later than any test looks that does not wait, so that it fails always and not only on a busy machine. */
const untilNextFrame = 50;

// What opens is transparent until its first frame.
if (typeof window !== 'undefined') {
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()), untilNextFrame);
  window.cancelAnimationFrame = (frame) => window.clearTimeout(frame);
}
