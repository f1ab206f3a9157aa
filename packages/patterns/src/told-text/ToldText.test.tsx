import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ToldText } from './ToldText';

test('a screen reader hears a word for every figure that nobody told', () => {
  render(
    <p>
      <ToldText>— 核 / —GB</ToldText>
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('—未知 核 / —未知GB');
  for (const dash of screen.getAllByText('—')) expect(dash).toHaveAttribute('aria-hidden', 'true');
});

test('a text in which all is told stays a text', () => {
  const { container } = render(<ToldText>16 核 / 64GB</ToldText>);
  expect(container.innerHTML).toBe('16 核 / 64GB');
});
