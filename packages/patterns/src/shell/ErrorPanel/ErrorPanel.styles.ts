import { column } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, size, space } = vars;

export const Page = styled.main`
  ${column}
  gap: ${space[24]};
  align-items: center;
  min-height: 100vh;
  padding: ${space[64]} ${size.frame.gutterSmall};
  background: ${color.surface.page};
`;
