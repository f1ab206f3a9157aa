import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { text } from '../../styles/text';

const { color, space } = vars;

export const Choices = styled.div`
  display: grid;
  gap: ${space[8]};
`;

export const Help = styled.p`
  margin-top: ${space[12]};
  ${text('small', color.text.secondary)}
`;

export const Foot = styled.div`
  margin-top: ${space[12]};
`;
