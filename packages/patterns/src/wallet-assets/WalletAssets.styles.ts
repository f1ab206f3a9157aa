import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { space } = vars;

/** The button's words stand on the edge and on the line of the other notes. */
export const VoucherAction = styled.div`
  display: flex;
  margin: calc(-1 * ${space[2]}) calc(-1 * ${space[10]});
  /* There it follows the label at once: its target and that of the label's sign keep apart. */
  ${media.belowXs} { margin-block: ${space[2]}; }
`;
