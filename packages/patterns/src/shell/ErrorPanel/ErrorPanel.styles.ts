import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, size, space } = vars;

export const Page = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${space[24]};
  align-items: center;
  min-height: 100vh;
  padding: ${space[64]} ${size.frame.gutterSmall};
  background: ${color.surface.page};
`;
