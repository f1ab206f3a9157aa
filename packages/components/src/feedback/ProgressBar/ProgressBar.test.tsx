import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { ProgressBar } from './ProgressBar';

describeConformance('ProgressBar', <ProgressBar label="正在上传" value={40} />, { tag: 'div' });

test.each([
  [40.4, '40'],
  [-3, '0'],
  [180, '100'],
])('%d is told as %s', (value, told) => {
  render(<ProgressBar label="正在上传" value={value} />);
  expect(screen.getByRole('progressbar', { name: '正在上传' })).toHaveAttribute('aria-valuenow', told);
});

test.each([undefined, Number.NaN])('work without a known end tells no number: %s', (value) => {
  const { container } = render(<ProgressBar label="正在重装系统" value={value} showValue />);
  expect(container).toHaveTextContent(/^$/);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});
