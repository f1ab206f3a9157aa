import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Avatar } from './Avatar';

describeConformance('Avatar', <Avatar name="林知远" labelled />, { tag: 'span' });

test.each([
  ['林知远', '林'],
  ['chenyu_cv', 'C'],
  ['𠮷田', '𠮷'],
  [' ', ''],
])('%s is drawn as %s', (name, first) => {
  render(<Avatar name={name} labelled data-testid="avatar" />);
  expect(screen.getByTestId('avatar').textContent).toBe(first);
});
