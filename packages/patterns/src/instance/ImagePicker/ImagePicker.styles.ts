import { media, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { space } = vars;

export const Head = styled.div`
  ${wrappingRow}
  gap: ${space[8]} ${space[12]};
  justify-content: space-between;
  margin-bottom: ${space[12]};
  & > [data-component='SearchField'] { width: 184px; }
  ${media.belowSm} { & > [data-component='SearchField'] { width: 100%; } }
`;
