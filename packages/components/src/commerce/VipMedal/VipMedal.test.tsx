import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { VipMedal } from './VipMedal';

describeConformance('VipMedal', <VipMedal level={2} />, { tag: 'svg' });

const shape = (level: 0 | 1 | 2 | 3 | 4) => render(<VipMedal level={level} />).container.querySelector('svg');

test('the bars grow with the level', () => {
  expect(shape(1)).toContainHTML('V7.4');
  expect(shape(2)).toContainHTML('V5.8');
  expect(shape(3)).toContainHTML('V4.8');
});

test('two diamonds on one page do not share a gradient id', () => {
  const { container } = render(
    <>
      <VipMedal level={4} />
      <VipMedal level={4} />
    </>,
  );
  const ids = [...container.querySelectorAll('linearGradient')].map((gradient) => gradient.id);
  expect(new Set(ids).size).toBe(2);
});
