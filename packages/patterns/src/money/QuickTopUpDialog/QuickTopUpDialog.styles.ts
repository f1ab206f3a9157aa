import { PaymentPanel } from '@compute-market/components/payment-panel';
import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { space } = vars;

/** Beside the button; over it on small screens. */
export const NoteRoom = styled.div`
  margin-right: auto;
  ${media.belowSm} { width: 100%; text-align: center; }
`;

export const Panel = styled(PaymentPanel)`
  &[data-layout='desktop'] { padding: ${space[4]} ${space[24]} ${space[20]}; }
`;
