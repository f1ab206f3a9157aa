import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Text } from './Text';

describeConformance('Text', <Text>续费</Text>, { tag: 'span' });

test('a heading keeps its level and takes size, tone and weight of the tokens', () => {
  render(
    <Text as="h2" size="section" tone="strong" weight="medium">
      基本信息
    </Text>,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveStyle({
    fontSize: 'var(--cm-text-section-size)',
    color: 'var(--cm-color-text-strong)',
    fontWeight: 'var(--cm-font-weight-medium)',
  });
});
