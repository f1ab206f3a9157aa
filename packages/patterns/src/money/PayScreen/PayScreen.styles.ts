import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

export const Panel = styled.div`
  max-width: ${vars.size.dialog.sm};
  margin: 0 auto;
  /* The panel brings its own padding there, and its buttons reach the edges. */
  ${media.belowSm} { [data-part='body']:has(> [data-component='PaymentPanel']) { padding: ${vars.space[16]} 0 0; } }
`;
