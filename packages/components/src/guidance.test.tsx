import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Guidance } from './guidance';

const found = import.meta.glob<{ guidance: Guidance }>('./*/*/*.guidance.tsx', { eager: true });
const stories = Object.keys(import.meta.glob('./*/*/*.stories.tsx'));

test('guidance stands beside the stories whose page shows it', () => {
  const homes = Object.keys(found).map((file) => file.replace('.guidance.', '.stories.'));
  expect(homes.length).toBeGreaterThan(15);
  expect(homes.filter((file) => !stories.includes(file))).toEqual([]);
});

describe.each(Object.entries(found))('%s', (_, { guidance: { use, avoid, right, wrong } }) => {
  test('says when, when not, and what else', () => {
    expect(use.length).toBeGreaterThan(0);
    expect(avoid.length).toBeGreaterThan(0);
  });

  test.each([right, wrong])('draws what it tells of: $why', ({ why, Example }) => {
    const { container } = render(<Example />);
    expect(container).not.toBeEmptyDOMElement();
    expect(why).toMatch(/。$/);
  });
});
