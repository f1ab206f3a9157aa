import { Dot } from '@compute-market/components/dot';
import { media, visuallyHidden } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { barItem } from './TopBar.styles';

const { size, space } = vars;

export const BellLink = styled.a`
  ${barItem}
  padding: 0 ${space[8]};
  ${media.belowSm} { justify-content: center; width: ${size.control.touch}; height: ${size.control.touch}; }
`;

export const NewsDot = styled(Dot)`
  position: absolute;
  top: ${space[6]};
  right: ${space[8]};
  ${media.belowSm} { top: ${space[10]}; right: ${space[10]}; }
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;
