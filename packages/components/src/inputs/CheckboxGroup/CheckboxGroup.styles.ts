import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { column } from '../../styles/flex';

const { space } = vars;

export const Root = styled.div`
  ${column}
  gap: ${space[4]};
  min-width: 0;
`;

/* The boxes stand under the one for all, which stands for them. */
export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  min-width: 0;
  [data-direction='column'] > & { flex-direction: column; }
  label + & { padding-left: ${space[24]}; }
`;
