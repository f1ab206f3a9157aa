import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './waits';

/** ms until the next frame: later than any test looks that does not wait, so that it fails always and not only on a busy machine. */
const untilNextFrame = 50;
/** The frames that are still to come. */
const frames = new Map<number, FrameRequestCallback>();

function endFrame(frame: number) {
  window.clearTimeout(frame);
  const callback = frames.get(frame);
  frames.delete(frame);
  callback?.(performance.now());
}

// What opens is transparent until its first frame.
if (typeof window !== 'undefined') {
  window.requestAnimationFrame = (callback) => {
    const frame = window.setTimeout(() => endFrame(frame), untilNextFrame);
    frames.set(frame, callback);
    return frame;
  };
  window.cancelAnimationFrame = (frame) => {
    window.clearTimeout(frame);
    frames.delete(frame);
  };
}

// The last that is done after a test, since hooks run in reverse: no frame of it comes within the next.
afterEach(() => {
  const pending = [...frames.keys()];
  for (const frame of pending) endFrame(frame);
});
afterEach(cleanup);
