import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

export const Description = styled.p`
  color: ${color.text.secondary};
  overflow-wrap: anywhere;
`;

export const Problem = styled.p`
  margin-top: ${space[8]};
  color: ${color.danger.text};
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space[8]};
  justify-content: flex-end;
  margin-top: ${space[12]};
`;
