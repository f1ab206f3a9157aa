import { Card } from '@compute-market/components/card';
import { media } from '@compute-market/components/styles';
import { styled } from 'styled-components';

/** Frame of the table; the cards of small screens have their own. */
export const Frame = styled(Card)`
  ${media.belowSm} { && { overflow: visible; border: 0; background: none; } }
`;
