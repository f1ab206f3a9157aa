import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

export const Main = styled.div`
  display: grid;
  gap: ${space[16]};
  min-width: 0;
`;

export const Places = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
`;

export const Found = styled.p`
  color: ${color.text.secondary};
`;
