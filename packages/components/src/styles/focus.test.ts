import { vars } from '@compute-market/tokens';
import { expect, test } from 'vitest';
import { focusOutline, focusRing } from './focus';

/* That this colour is seen on every surface is said beside the tokens (contrast.test.ts). */
test.each([focusRing, focusOutline])('the keyboard focus is a line that is seen, not a pale shadow alone', (focus) => {
  expect(focus).toContain(`outline: ${vars.border.width.strong} solid ${vars.color.border.focus};`);
});
