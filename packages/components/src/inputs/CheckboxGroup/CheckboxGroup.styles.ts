import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { space } = vars;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
`;

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  min-width: 0;
  [data-direction='column'] > & { flex-direction: column; }
  /* Under the box for all, which stands for them. */
  label + & { padding-left: ${space[24]}; }
`;
