import { vars } from '@compute-market/tokens';
import { styled, type StyledComponent } from 'styled-components';

const { space } = vars;

/** A console page: its head, and its cards under each other. */
export const PageBody: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  > header { margin-bottom: 0; }
`;
