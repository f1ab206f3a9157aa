import { breakpoint, vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { Dialog } from '../../overlays/Dialog/Dialog';
import { PaymentPanel } from '../PaymentPanel/PaymentPanel';

const { space } = vars;

/* One height for all states, so that nothing jumps between the code and the success. */
export const Frame = styled(Dialog)`
  @media (min-width: ${breakpoint.sm}px) { height: 591px; }
`;

export const Content = styled(PaymentPanel)`
  &[data-layout='desktop'] { padding: ${space[4]} ${space[24]} ${space[20]}; }
`;
