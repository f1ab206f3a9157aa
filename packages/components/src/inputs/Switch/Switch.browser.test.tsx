import '@compute-market/tokens/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Switch } from './Switch';

afterEach(cleanup);

test('what is pressed is 24 px high, though the pill is lower', () => {
  render(<Switch aria-label="接收短信" />);
  expect(screen.getByRole('switch').getBoundingClientRect().height).toBe(24);
});
