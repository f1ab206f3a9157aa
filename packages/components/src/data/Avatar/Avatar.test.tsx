import { fireEvent, render, screen } from '@testing-library/react';
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

test('a picture that cannot be shown gives way to the first character, and another one is tried', () => {
  const avatar = (src: string) => <Avatar name="林知远" labelled src={src} data-testid="avatar" />;
  const { rerender } = render(avatar('/gone.png'));
  const picture = () => screen.getByTestId('avatar').querySelector('img');
  expect(picture()).toHaveAttribute('src', '/gone.png');
  fireEvent.error(screen.getByAltText(''));
  expect(screen.getByTestId('avatar')).toHaveTextContent('林');
  rerender(avatar('/new.png'));
  expect(picture()).toHaveAttribute('src', '/new.png');
  rerender(avatar(''));
  expect(screen.getByTestId('avatar')).toHaveTextContent('林');
});
