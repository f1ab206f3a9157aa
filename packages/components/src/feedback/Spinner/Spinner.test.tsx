import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Spinner } from './Spinner';

describeConformance('Spinner', <Spinner />, { tag: 'span' });

test('says what is going on, in words too when asked', () => {
  render(
    <>
      <Spinner />
      <Spinner labelled label="正在检测端口" />
    </>,
  );
  expect(screen.getByRole('status', { name: '加载中' })).toBeVisible();
  expect(screen.getByText('正在检测端口')).toBeVisible();
});
