import { render, screen } from '@testing-library/react';
import { css, keyframes } from 'styled-components';
import { expect, test } from 'vitest';
import { styled } from './styled';

const weight = css`
  font-weight: ${'600'};
`;
const turn = keyframes`to { rotate: 360deg; }`;
const Inner = styled.i``;
const Box = styled.button`
  padding: ${'4px'} ${'8px'};
  ${weight}
  animation: ${turn} 1s;
  ${Inner} { color: red; }
`;
const Wrapped = styled(Box)`
  padding: 2px;
`;
const sheet = () =>
  [...document.styleSheets].flatMap((each) => [...each.cssRules].map((rule) => rule.cssText)).join('\n');

test('constants, blocks, keyframes and other components all reach the stylesheet', () => {
  render(<Box>续费</Box>);
  const drawn = getComputedStyle(screen.getByRole('button'));
  expect([drawn.padding, drawn.fontWeight]).toEqual(['4px 8px', '600']);
  expect(drawn.animation).toContain(turn.getName());
  expect(sheet()).toContain(`.${(Inner as unknown as { styledComponentId: string }).styledComponentId}`);
});

test('a component can be styled further', () => {
  render(<Wrapped>续费</Wrapped>);
  expect(getComputedStyle(screen.getByRole('button')).padding).toBe('2px');
});
