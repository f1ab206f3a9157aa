import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

/** Secondary words of a cell. */
export const Minor = styled.span`
  ${text('line', color.text.tertiary)}
  &[data-block] { display: block; }
`;

export const DetailBody = styled.div`
  display: grid;
  gap: ${space[12]};
`;
